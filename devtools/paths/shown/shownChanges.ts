/** What a step changes of what is shown: the lines that a generated test looks for on a page, and those that have to be gone. */

/** Numbers are a test's own, lists are as long as a site's catalogue, and what is hidden is the page's. */
const NOT_LOOKED_FOR = /^(option|optgroup|dialog|the focus|→)|type=hidden/

/** A line as a page of any test says it. */
export const asOnAnyPage = (line: string): string =>
  line
    .replace(/\+?\d[\d ]{4,}\d/g, '…')
    .replace(/is "\d"/g, 'is "#"')
    .replace(/^(select .* is) "[^"]+"/, '$1 "…"')
    .replace(/\?text=\S+/, '?text=…')
    .replace(/src=blob:\S+/, 'src=blob:…')
    .replace(/\d+ secs/g, '# secs')

const lookedFor = (outline: readonly string[]): string[] =>
  outline.filter((line) => !NOT_LOOKED_FOR.test(line)).map(asOnAnyPage)

/** The lines of one list that the other has not, each as often as it is missing. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return lines.filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Lines with `+` appear, lines with `-` go. @param before undefined at the beginning, where all appears */
export function shownChanges(before: readonly string[] | undefined, after: readonly string[]): string[] {
  const [old, now] = [lookedFor(before ?? []), lookedFor(after)]
  return [
    ...without(now, old).map((line) => `+ ${line}`),
    // What is still there once need not be gone; a line without a text may be another one of the page.
    ...without(old, now)
      .filter((line) => line.includes('“') && !now.includes(line))
      .map((line) => `- ${line}`),
  ]
}

/** The changes that a page does not show. */
export function missingChanges(changes: readonly string[], outline: readonly string[]): string[] {
  const lines = outline.map(asOnAnyPage)
  const wanted = changes.filter((line) => line.startsWith('+ ')).map((line) => line.slice(2))
  const gone = changes.filter((line) => line.startsWith('- ')).map((line) => line.slice(2))
  return [
    ...without(wanted, lines).map((line) => `+ ${line}`),
    ...gone.filter((line) => lines.includes(line)).map((line) => `- ${line}`),
  ]
}
