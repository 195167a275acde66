/** Text escaped for a Markdown table cell. */
export const cell = (text: string): string => text.replace(/\|/g, '\\|').replace(/\s*\n\s*/g, '<br>')

/** A table's line. */
export const row = (...cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`

/** A table of lines made with `row`. */
export const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n')
