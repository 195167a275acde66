/** The mark's lines on a 32 px grid: the S of the name, drawn like a healing line, and the stitch across it. */
export const MARK = {
  letter:
    'M21.5 9.5c-1.3-1.7-3.3-2.5-5.5-2.5-3 0-5.5 1.6-5.5 4.3 0 6 11.3 3.2 11.3 9.3 0 2.8-2.6 4.4-5.8 4.4-2.5 0-4.7-1-6-2.9',
  stitch: 'M13 16.1 19 15.9',
}
