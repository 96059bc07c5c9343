// Thrust: iterators that compute what they give.
#ifndef HIPIFY_THRUST_HIPIFY_ITERATORS_H
#define HIPIFY_THRUST_HIPIFY_ITERATORS_H
#include "hipify_core.h"

namespace thrust {
class iterator_core_access {
public:
  template <class F> HIPIFY_HD static typename F::reference dereference(const F &) HIPIFY_BODY
  template <class F> HIPIFY_HD static void increment(F &) HIPIFY_BODY
  template <class F> HIPIFY_HD static void decrement(F &) HIPIFY_BODY
  template <class F> HIPIFY_HD static void advance(F &, typename F::difference_type) HIPIFY_BODY
  template <class A, class B> HIPIFY_HD static bool equal(const A &, const B &) HIPIFY_BODY
  template <class A, class B>
  HIPIFY_HD static typename A::difference_type distance_from(const A &, const B &) HIPIFY_BODY
  template <class D> HIPIFY_HD static D &derived(D &) HIPIFY_BODY
};
template <class Derived, class Value, class System, class Traversal,
          class Reference, class Difference = std::ptrdiff_t>
class iterator_facade
    : public detail::IteratorOps<Derived, std::remove_cv_t<Value>, Reference, Difference> {};

namespace detail {
template <class T, class Default>
using OrDefault = std::conditional_t<std::is_same<T, use_default>::value, Default, T>;
} // namespace detail
template <class Derived, class Base, class Value = use_default,
          class System = use_default, class Traversal = use_default,
          class Reference = use_default, class Difference = use_default>
class iterator_adaptor
    : public detail::IteratorOps<
          Derived,
          detail::OrDefault<Value, typename std::iterator_traits<Base>::value_type>,
          detail::OrDefault<
              Reference,
              std::conditional_t<std::is_same<Value, use_default>::value,
                                 typename std::iterator_traits<Base>::reference,
                                 Value &>>,
          detail::OrDefault<Difference,
                            typename std::iterator_traits<Base>::difference_type>> {
public:
  typedef Base base_type;
  typedef iterator_adaptor super_t;
  HIPIFY_HD iterator_adaptor() HIPIFY_BODY
  HIPIFY_HD explicit iterator_adaptor(const Base &) HIPIFY_BODY
  HIPIFY_HD const Base &base() const HIPIFY_BODY

protected:
  HIPIFY_HD const Base &base_reference() const HIPIFY_BODY
  HIPIFY_HD Base &base_reference() HIPIFY_BODY
  template <class A> HIPIFY_HD bool equal(const A &) const HIPIFY_BODY
  template <class A>
  HIPIFY_HD typename iterator_adaptor::difference_type distance_to(const A &) const HIPIFY_BODY
};

template <class Value, class Incrementable = use_default, class System = use_default>
class constant_iterator
    : public detail::IteratorOps<constant_iterator<Value, Incrementable, System>, Value, Value> {
public:
  HIPIFY_HD constant_iterator() HIPIFY_BODY
  HIPIFY_HD constant_iterator(const Value &) HIPIFY_BODY
  template <class I> HIPIFY_HD constant_iterator(const Value &, const I &) HIPIFY_BODY
  HIPIFY_HD const Value &value() const HIPIFY_BODY
};
template <class V, class I>
HIPIFY_HD constant_iterator<V, I> make_constant_iterator(V, I) HIPIFY_BODY
template <class V> HIPIFY_HD constant_iterator<V> make_constant_iterator(V) HIPIFY_BODY

template <class Incrementable, class System = use_default,
          class Traversal = use_default, class Difference = use_default>
class counting_iterator
    : public detail::IteratorOps<
          counting_iterator<Incrementable, System, Traversal, Difference>,
          Incrementable, Incrementable> {
public:
  HIPIFY_HD counting_iterator() HIPIFY_BODY
  HIPIFY_HD explicit counting_iterator(Incrementable) HIPIFY_BODY
  HIPIFY_HD Incrementable base() const HIPIFY_BODY
  template <class A> HIPIFY_HD bool equal(const A &) const HIPIFY_BODY
  template <class A> HIPIFY_HD std::ptrdiff_t distance_to(const A &) const HIPIFY_BODY
};
template <class I> HIPIFY_HD counting_iterator<I> make_counting_iterator(I) HIPIFY_BODY

template <class System = use_default>
class discard_iterator
    : public detail::IteratorOps<discard_iterator<System>, std::ptrdiff_t,
                                 discard_iterator<System> &> {
public:
  HIPIFY_HD discard_iterator(std::ptrdiff_t = 0) HIPIFY_BODY
  template <class T> HIPIFY_HD discard_iterator &operator=(const T &) HIPIFY_BODY
};
HIPIFY_HD discard_iterator<> make_discard_iterator(std::ptrdiff_t = 0) HIPIFY_BODY

template <class Element, class Index>
class permutation_iterator
    : public detail::IteratorOps<permutation_iterator<Element, Index>,
                                 typename std::iterator_traits<Element>::value_type,
                                 typename std::iterator_traits<Element>::reference> {
public:
  HIPIFY_HD permutation_iterator() HIPIFY_BODY
  HIPIFY_HD explicit permutation_iterator(Element, Index) HIPIFY_BODY
  HIPIFY_HD const Index &base() const HIPIFY_BODY
};
template <class E, class I>
HIPIFY_HD permutation_iterator<E, I> make_permutation_iterator(E, I) HIPIFY_BODY

template <class It>
class reverse_iterator
    : public detail::IteratorOps<reverse_iterator<It>,
                                 typename std::iterator_traits<It>::value_type,
                                 typename std::iterator_traits<It>::reference> {
public:
  HIPIFY_HD reverse_iterator() HIPIFY_BODY
  HIPIFY_HD explicit reverse_iterator(It) HIPIFY_BODY
  HIPIFY_HD const It &base() const HIPIFY_BODY
  template <class A> HIPIFY_HD std::ptrdiff_t distance_to(const A &) const HIPIFY_BODY
};
template <class It> HIPIFY_HD reverse_iterator<It> make_reverse_iterator(It) HIPIFY_BODY

template <class Func, class It, class Reference = use_default, class Value = use_default>
class transform_iterator
    : public detail::IteratorOps<
          transform_iterator<Func, It, Reference, Value>,
          detail::OrDefault<Value,
                            std::decay_t<std::invoke_result_t<
                                Func, typename std::iterator_traits<It>::value_type &>>>,
          detail::OrDefault<Reference,
                            std::decay_t<std::invoke_result_t<
                                Func, typename std::iterator_traits<It>::value_type &>>>> {
public:
  HIPIFY_HD transform_iterator() HIPIFY_BODY
  HIPIFY_HD transform_iterator(const It &, Func) HIPIFY_BODY
  HIPIFY_HD explicit transform_iterator(const It &) HIPIFY_BODY
  HIPIFY_HD Func functor() const HIPIFY_BODY
  HIPIFY_HD const It &base() const HIPIFY_BODY
};
template <class F, class It>
HIPIFY_HD transform_iterator<F, It> make_transform_iterator(It, F) HIPIFY_BODY
template <class In, class Out, class It>
class transform_input_output_iterator
    : public detail::IteratorOps<transform_input_output_iterator<In, Out, It>,
                                 typename std::iterator_traits<It>::value_type,
                                 typename std::iterator_traits<It>::reference> {
public:
  HIPIFY_HD transform_input_output_iterator(const It &, In, Out) HIPIFY_BODY
};
template <class In, class Out, class It>
HIPIFY_HD transform_input_output_iterator<In, Out, It>
make_transform_input_output_iterator(It, In, Out) HIPIFY_BODY
template <class F, class It>
class transform_output_iterator
    : public detail::IteratorOps<transform_output_iterator<F, It>,
                                 typename std::iterator_traits<It>::value_type,
                                 typename std::iterator_traits<It>::reference> {
public:
  HIPIFY_HD transform_output_iterator(const It &, F) HIPIFY_BODY
};
template <class F, class It>
HIPIFY_HD transform_output_iterator<F, It> make_transform_output_iterator(It, F) HIPIFY_BODY
template <class F, class System = use_default, class Difference = std::ptrdiff_t>
class tabulate_output_iterator
    : public detail::IteratorOps<tabulate_output_iterator<F, System, Difference>, std::ptrdiff_t,
                                 tabulate_output_iterator<F, System, Difference> &> {
public:
  HIPIFY_HD tabulate_output_iterator(F) HIPIFY_BODY
  template <class T> HIPIFY_HD tabulate_output_iterator &operator=(const T &) HIPIFY_BODY
};
template <class F>
HIPIFY_HD tabulate_output_iterator<F> make_tabulate_output_iterator(F) HIPIFY_BODY
template <class It, class Offset = std::ptrdiff_t>
class offset_iterator
    : public detail::IteratorOps<offset_iterator<It, Offset>,
                                 typename std::iterator_traits<It>::value_type,
                                 typename std::iterator_traits<It>::reference> {
public:
  HIPIFY_HD offset_iterator(It, Offset = Offset()) HIPIFY_BODY
  HIPIFY_HD const It &base() const HIPIFY_BODY
  HIPIFY_HD Offset offset() const HIPIFY_BODY
};

namespace detail {
template <class Tuple> struct Zipped;
template <class... Its> struct Zipped<std::tuple<Its...>> {
  typedef std::tuple<typename std::iterator_traits<Its>::value_type...> value;
  typedef std::tuple<typename std::iterator_traits<Its>::reference...> reference;
};
template <class A, class B> struct Zipped<std::pair<A, B>> : Zipped<std::tuple<A, B>> {};
} // namespace detail
template <class Tuple>
class zip_iterator
    : public detail::IteratorOps<zip_iterator<Tuple>, typename detail::Zipped<Tuple>::value,
                                 typename detail::Zipped<Tuple>::reference> {
public:
  HIPIFY_HD zip_iterator() HIPIFY_BODY
  HIPIFY_HD zip_iterator(Tuple) HIPIFY_BODY
  template <class Other> HIPIFY_HD zip_iterator(const zip_iterator<Other> &) HIPIFY_BODY
  HIPIFY_HD const Tuple &get_iterator_tuple() const HIPIFY_BODY
};
template <class... Its>
HIPIFY_HD zip_iterator<std::tuple<Its...>> make_zip_iterator(std::tuple<Its...>) HIPIFY_BODY
template <class... Its>
HIPIFY_HD zip_iterator<std::tuple<Its...>> make_zip_iterator(Its...) HIPIFY_BODY
} // namespace thrust
#endif
