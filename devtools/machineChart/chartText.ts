/** Sizes of the chart's text in CSS pixels; widths are estimates on the safe side, since no browser measures here. */
export const TEXT = {
  name: { size: 14, line: 20, perLetter: 9 },
  body: { size: 12, line: 17, perLetter: 7 },
} as const

export type TextKind = keyof typeof TEXT

/** About how wide a text is, in pixels. */
export const widthOf = (text: string, kind: TextKind): number => text.length * TEXT[kind].perLetter

/** Wraps text at spaces to `width` pixels; a longer word gets its own line. */
export function wrapped(text: string, width: number, kind: TextKind): string[] {
  const limit = Math.floor(width / TEXT[kind].perLetter)
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= limit)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
