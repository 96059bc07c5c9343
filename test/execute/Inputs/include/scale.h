#define SCALE (10 * FACTOR)
