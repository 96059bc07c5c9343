#pragma once
inline void ours() {}
