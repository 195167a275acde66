/**
 * Fills the gaps of a text: `interpolate('Hello {name}', { name: 'Asha' })` is 'Hello Asha'. A gap without a value is
 * left as it stands.
 */
export const interpolate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (gap, key: string) => String(values[key] ?? gap))
