const MS = { h: 60 * 60 * 1000, d: 24 * 60 * 60 * 1000 } as const

/** As long as figures are kept. */
const MOST_DAYS = 730

/** The milliseconds of `7d` or `24h`; undefined for anything else, and for longer than figures are kept. */
export function timeSpan(text: string): number | undefined {
  const [, many = '', unit] = /^(\d{1,5})([hd])$/.exec(text) ?? []
  const ms = unit === 'h' || unit === 'd' ? Number(many) * MS[unit] : 0
  return ms > 0 && ms <= MOST_DAYS * MS.d ? ms : undefined
}
