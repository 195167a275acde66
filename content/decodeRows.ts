import type { Type } from 'io-ts'

/** Where in the data an io-ts error lies, such as `3.cost.byCity.0.minimum`. */
const pathOf = (context: readonly { readonly key: string }[]): string =>
  context
    .map(({ key }) => key)
    .filter((key) => key !== '')
    .join('.')

/**
 * The rows of a catalogue file as values of its codec.
 * @throws Error naming the file and the first place that does not fit, so that a wrong row stops the build.
 */
export const decodeRows = <Row>(
  file: string,
  codec: Type<Row, unknown>,
  rows: readonly unknown[],
): readonly Row[] =>
  rows.map((row, index) => {
    const decoded = codec.decode(row)
    if (decoded._tag === 'Right') return decoded.right
    const first = decoded.left[0]
    const place = [index, first && pathOf(first.context)].filter((part) => part !== '').join('.')
    throw new Error(`${file}: wrong value at ${place}: ${JSON.stringify(first?.value) ?? 'missing'}`)
  })
