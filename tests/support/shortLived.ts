/**
 * A flag of Node for processes that soon end: V8 leaves WebAssembly to its first compiler. The embedded database is some
 * nine megabytes of it, and compiling what runs often once more takes a quarter of the processor's time of a start.
 */
export const SHORT_LIVED = '--liftoff-only'
