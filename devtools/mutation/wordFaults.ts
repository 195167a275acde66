/** Small faults in copy: a row is empty, or says what another one says. */

type Row = {
  readonly name: string
  readonly holder: Record<string, unknown>
  readonly key: string
  readonly text: string
}

const rowsIn = (name: string, holder: object): Row[] =>
  Object.entries(holder).flatMap(([key, value]) => {
    const own = `${name}.${key}`
    if (typeof value === 'string') return [{ name: own, holder: holder as Row['holder'], key, text: value }]
    return typeof value === 'object' && value !== null ? rowsIn(own, value as object) : []
  })

/** What a fault makes of a row, by the fault's name. */
const FAULTS = {
  'is empty': () => '',
  'says something else': (text: string) => `${text.slice(0, -1)}?!`,
} as const

type WordFault = { readonly name: string; readonly row: string }

/**
 * Every row of some copy with its faults.
 * @param asks the fault that is switched on, and told which row is read
 */
export function wordFaults(
  copy: Readonly<Record<string, object>>,
  asks: (row: string) => string | undefined,
): readonly WordFault[] {
  const rows = Object.entries(copy).flatMap(([name, holder]) => rowsIn(name, holder))
  for (const { holder, key, name, text } of rows)
    Object.defineProperty(holder, key, {
      enumerable: true,
      configurable: true,
      get: () => {
        const active = asks(name)
        const found = Object.entries(FAULTS).find(([what]) => active === `${name} ${what}`)
        return found ? found[1](text) : text
      },
    })
  return rows.flatMap(({ name }) =>
    Object.keys(FAULTS).map((what) => ({ name: `${name} ${what}`, row: name })),
  )
}
