/**
 * A value that is there once in a process. The bundler gives the server's start, the calls' handlers and the pages a copy of
 * every module each: the one thing that they share is the global object.
 * @param name the value's own: nobody else puts anything there
 */
export const processWide = <Value>(name: string): { value?: Value } =>
  // Whoever asks by this name says what stands there.
  ((globalThis as { [key: symbol]: { value?: Value } })[Symbol.for(`shalya.${name}`)] ??= {})
