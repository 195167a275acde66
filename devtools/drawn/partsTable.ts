import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A row of a table of parts. */
export interface PartsRow {
  readonly slug: string
  /** The words of a column. */
  readonly words: (column: string) => readonly string[]
  /**
   * The part that a column names.
   * @throws Error naming the row if that part has no drawing
   */
  readonly one: <Name extends string>(column: string, choices: readonly Name[]) => Name
}

/** The names of parts. */
export const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] =>
  // A table's own keys are its names.
  Object.keys(table) as Name[]

/** The rows of a table beside this file. */
export function partsTable(file: string): readonly PartsRow[] {
  const [head = '', ...lines] = readFileSync(join(process.cwd(), 'devtools/drawn', file), 'utf8')
    .trim()
    .split('\n')
  const names = head.split(',')
  return lines.map((line) => {
    const cells = new Map(line.split(',').map((cell, index) => [names[index] ?? '', cell]))
    const slug = cells.get('slug') ?? ''
    return {
      slug,
      words: (column) => (cells.get(column) ?? '').split(' ').filter((word) => word !== ''),
      one: (column, choices) => {
        const found = choices.find((choice) => choice === cells.get(column))
        if (found === undefined) throw new Error(`${slug}: ${column} '${cells.get(column)}' is not drawn`)
        return found
      },
    }
  })
}
