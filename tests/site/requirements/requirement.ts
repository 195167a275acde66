/** One rule, field, message, route, call, limit or label of the specification, and what proves it. */
export interface Requirement {
  /** The specification's section and the part of it. */
  readonly section: string
  /** The specification's words. What stands in `backticks` is found letter by letter in `where` or in the test's file. */
  readonly words: string
  /** The files that do it, with a comma between them. */
  readonly where: string
  /** The test's file and the beginning of its title; empty where a decision stands in its place. */
  readonly test: string
  /** Why the product does otherwise, or what it does where the specification leaves it open. */
  readonly decision?: string
}

type Row = Omit<Requirement, 'section'>

/** Requirements that the same files fulfil and the same test proves. */
export const proven = (where: string, test: string, ...words: readonly string[]): readonly Row[] =>
  words.map((text) => ({ words: text, where, test }))

/** Requirements that a decision settles: otherwise than the specification says, or where it is silent. */
export const decided = (decision: string, rows: readonly Row[]): readonly Row[] =>
  rows.map((row) => ({ ...row, decision }))

/** A part of a section. */
export const part = (section: string, ...rows: readonly (readonly Row[])[]): readonly Requirement[] =>
  rows.flat().map((row) => ({ section, ...row }))

/** Each name in backticks, as a requirement of its own. */
export const names = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\s+/)
    .map((name) => `\`${name}\``)
