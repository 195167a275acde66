/** Width of a text at a size of one pixel. */
type TextWidth = (text: string) => number

export interface TitleLines {
  readonly fontSize: number
  readonly lines: readonly string[]
}

/** The room for a title, in pixels, and the height of a line as a multiple of the font's size. */
export interface TitleRoom {
  readonly width: number
  readonly height: number
  readonly lineHeight: number
}

/** From the largest: how big a title may stand, and in how many lines at most. */
const STEPS = [
  { fontSize: 76, most: 2 },
  { fontSize: 66, most: 3 },
  { fontSize: 56, most: 4 },
  { fontSize: 46, most: 4 },
] as const
const SMALLEST = STEPS[STEPS.length - 1]!

type Word = { readonly text: string; readonly width: number }
type Line = readonly Word[]

const textOf = (line: Line): string => line.map(({ text }) => text).join(' ')

/** Words in lines that are as full as they can be. */
function filledLines(copy: readonly Word[], fits: (line: Line) => boolean): readonly Line[] {
  const lines: Word[][] = []
  for (const word of copy) {
    const last = lines[lines.length - 1]
    if (last && fits([...last, word])) last.push(word)
    else lines.push([word])
  }
  return lines
}

/** As few lines as the width allows, and as even as they can be: no word stands alone that need not. */
function evenLines(copy: readonly Word[], width: number, widthOf: (line: Line) => number): readonly Line[] {
  let best = filledLines(copy, (line) => widthOf(line) <= width)
  const count = best.length
  for (let narrower = width * 0.95; narrower > width / 3; narrower -= width * 0.05) {
    const lines = filledLines(copy, (line) => widthOf(line) <= narrower)
    if (lines.length > count) break
    best = lines
  }
  return best
}

/** A line cut so that an ellipsis fits behind it. */
function shortened(line: string, width: number, textWidth: TextWidth): string {
  let text = line
  while (text !== '' && textWidth(`${text}…`) > width) text = text.slice(0, -1).trimEnd()
  return `${text}…`
}

/** A title in lines, as large as its room allows; one that is too long ends with an ellipsis. */
export function titleLines(title: string, room: TitleRoom, textWidth: TextWidth): TitleLines {
  const copy = title
    .split(/\s+/)
    .filter(Boolean)
    .map((text) => ({ text, width: textWidth(text) }))
  const space = textWidth('n n') - textWidth('nn')
  const widthOf = (line: Line): number =>
    line.reduce((sum, word) => sum + word.width, 0) + (line.length - 1) * space
  for (const { fontSize, most } of STEPS) {
    const width = room.width / fontSize
    const lines = evenLines(copy, width, widthOf)
    const isLowEnough = lines.length <= most && lines.length * room.lineHeight * fontSize <= room.height
    if (isLowEnough && lines.every((line) => widthOf(line) <= width))
      return { fontSize, lines: lines.map(textOf) }
  }
  const width = room.width / SMALLEST.fontSize
  const lines = filledLines(copy, (line) => widthOf(line) <= width)
  const isCut = lines.length > SMALLEST.most
  return {
    fontSize: SMALLEST.fontSize,
    lines: lines
      .slice(0, SMALLEST.most)
      .map((line, at) =>
        (isCut && at === SMALLEST.most - 1) || widthOf(line) > width
          ? shortened(textOf(line), width, textWidth)
          : textOf(line),
      ),
  }
}
