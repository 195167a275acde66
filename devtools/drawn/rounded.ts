/** Markup without the zeros at the ends of its numbers. */
export const rounded = (markup: string): string =>
  markup.replace(/(\.\d*?)0+(?=\D)/g, (_, digits: string) => (digits === '.' ? '' : digits))
