/** The characters of JSON that matter, by their code. */
const CODE = {
  newline: 10,
  quote: 34,
  comma: 44,
  openList: 91,
  backslash: 92,
  closeList: 93,
  openObject: 123,
  closeObject: 125,
} as const

/** A list in JSON, element by element, as the text arrives; the line is that at which the element begins. */
export class ListScanner {
  private depth = 0
  private isInText = false
  private isEscaped = false
  private line = 1
  private element = ''
  private elementLine = 0
  private count = 0
  private isDone = false

  /** The line that is being read. */
  get lineNow(): number {
    return this.line
  }

  /** The elements that end in this piece of the text. @throws SyntaxError where the text is no list */
  *read(piece: string): Generator<{ readonly line: number; readonly text: string }> {
    let from = 0
    for (let at = 0; at < piece.length; at += 1) {
      const letter = piece.charCodeAt(at)
      if (letter === CODE.newline) this.line += 1
      if (this.isInText) this.readInText(letter)
      else if (this.depth === 0) {
        if (letter > 32 && letter !== 0xfeff) this.begin(letter)
        from = at + 1
      } else {
        if (this.elementLine === 0 && letter > 32) this.elementLine = this.line
        if (letter === CODE.quote) this.isInText = true
        else if (letter === CODE.openList || letter === CODE.openObject) this.depth += 1
        else if (this.depth > 1)
          this.depth -= letter === CODE.closeList || letter === CODE.closeObject ? 1 : 0
        else if (letter === CODE.comma || letter === CODE.closeList) {
          yield* this.end(this.element + piece.slice(from, at), letter)
          from = at + 1
        }
      }
    }
    this.element += piece.slice(from)
  }

  /** @throws SyntaxError when the list has not ended */
  finish(): void {
    if (!this.isDone) throw new SyntaxError('the list does not end')
  }

  private readInText(letter: number): void {
    if (this.isEscaped) this.isEscaped = false
    else if (letter === CODE.backslash) this.isEscaped = true
    else if (letter === CODE.quote) this.isInText = false
  }

  private begin(letter: number): void {
    if (this.isDone || letter !== CODE.openList) throw new SyntaxError('not a list')
    this.depth = 1
  }

  private *end(text: string, letter: number) {
    const isLast = letter === CODE.closeList
    const isEmptyList = isLast && this.count === 0 && text.trim() === ''
    if (!isEmptyList) yield { line: this.elementLine, text }
    this.count += 1
    this.element = ''
    this.elementLine = 0
    this.isDone = isLast
    if (isLast) this.depth = 0
  }
}
