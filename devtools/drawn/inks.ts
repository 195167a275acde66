/**
 * The colours of the drawn world: two inks, the washes behind, and what people and houses wear. They are the same by day
 * and by night, since a drawing brings its own ground.
 */
export const INK = '#12241F'
export const MARIGOLD = '#F2A20C'
export const COAT = '#F3F7F6'

/** Grounds, pale enough that every colour of a person stands out. */
export const WASHES = {
  sand: '#F3E6CC',
  mint: '#D3E8DE',
  rose: '#F4DAD0',
  sky: '#D5E5EC',
  lilac: '#E3DDEE',
  lime: '#E6EBC9',
} as const
export type Wash = keyof typeof WASHES

/** Cloth. */
export const CLOTHS = {
  teal: '#2F8C82',
  leaf: '#5E8F4E',
  marigold: '#E9A02B',
  brick: '#B9553F',
  plum: '#7E4A6B',
  indigo: '#3F5687',
  sky: '#9CC3D9',
  rose: '#D98A93',
  cream: '#F1E3C4',
  maroon: '#7F2F3A',
} as const
export type Cloth = keyof typeof CLOTHS

/** What every line of a drawing looks like. */
export const LINE = `stroke="${INK}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"`

/** A finished drawing. */
export const svg = (viewBox: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>\n`
