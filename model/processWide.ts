/**
 * A process-wide singleton. The bundler gives server start, API handlers and pages separate copies of each module;
 * they share only the global object.
 * @param name unique name of the value
 */
export const processWide = <Value>(name: string): { value?: Value } =>
  // The caller supplies the type.
  ((globalThis as { [key: symbol]: { value?: Value } })[Symbol.for(`shalya.${name}`)] ??= {})
