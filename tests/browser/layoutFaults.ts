/**
 * Runs in the page: what cannot be read as it is drawn at this width. A heading narrower than its longest word, text that
 * its box cuts off, texts that lie over each other, a placeholder or label wider than its control, text beside the screen,
 * a page wider than the screen. What scrolls, and what only screen readers get, is left out.
 * @returns a line a fault, each once
 */
export function layoutFaults(): readonly string[] {
  const faults = new Set<string>()
  const measure = document.createElement('canvas').getContext('2d')!
  const named = (one: Element) =>
    `${one.localName}.${one.getAttribute('class') ?? ''} "${one.textContent.trim().slice(0, 40)}"`
  const isVisible = (one: Element) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const all = <E extends Element>(selector: string) =>
    [...document.querySelectorAll<E>(selector)].filter(isVisible)
  const widthOf = (text: string, { font, letterSpacing }: CSSStyleDeclaration): number => {
    measure.font = font
    measure.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing
    return measure.measureText(text).width
  }
  const innerWidthOf = (one: Element, { paddingLeft, paddingRight }: CSSStyleDeclaration): number =>
    one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
  const isForScreenReaders = ({ position, clipPath }: CSSStyleDeclaration) =>
    position === 'absolute' && clipPath !== 'none'

  for (const heading of all('h1, h2, h3, h4')) {
    const style = getComputedStyle(heading)
    if (isForScreenReaders(style)) continue
    const words = heading.textContent.trim().split(/[\s/-]+/)
    const longest = Math.max(...words.map((word) => widthOf(word, style)))
    if (innerWidthOf(heading, style) + 1 < longest)
      faults.add(`narrower than its longest word: ${named(heading)}`)
  }
  for (const field of all<HTMLInputElement>('input[placeholder]')) {
    const style = getComputedStyle(field)
    if (!field.value && innerWidthOf(field, style) + 1 < widthOf(field.placeholder, style))
      faults.add(`placeholder cut off: ${field.placeholder}`)
  }
  for (const control of all('button, a.button, summary'))
    if (control.clientWidth > 1 && control.scrollWidth > control.clientWidth + 2)
      faults.add(`label wider than its control: ${named(control)}`)

  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  /** What a box does with the texts in it. */
  function measureBox(box: Element) {
    const style = getComputedStyle(box)
    const { left, right, top, bottom, width, height } = box.getBoundingClientRect()
    const cutsOff = style.display !== 'inline' && (cuts(style.overflowX) || cuts(style.overflowY))
    return {
      ...{ left, right, top, bottom, cutsOff, cutsX: cuts(style.overflowX), cutsY: cuts(style.overflowY) },
      isLeftOut:
        isForScreenReaders(style) ||
        /auto|scroll/.test(style.overflow) ||
        ['fixed', 'sticky'].includes(style.position) ||
        (cutsOff && (width <= 1 || height <= 1)),
    }
  }
  /** Texts share most of the boxes around them. */
  const boxes = new Map<Element, ReturnType<typeof measureBox>>()
  const boxOf = (one: Element) => {
    const box = boxes.get(one) ?? measureBox(one)
    boxes.set(one, box)
    return box
  }

  /** The lines of a text as far as they are seen; undefined where it scrolls, is for screen readers, or sticks to the screen. */
  function linesOf(text: Text, parent: Element): readonly DOMRect[] | undefined {
    const range = document.createRange()
    range.selectNodeContents(text)
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
      const box = boxOf(at)
      if (box.isLeftOut) return undefined
      if (!box.cutsOff) continue
      const isCut = lines.some(
        (line) =>
          (box.cutsX && (line.right > box.right + 2 || line.left < box.left - 2)) ||
          (box.cutsY && (line.bottom > box.bottom + 4 || line.top < box.top - 4)),
      )
      if (isCut) faults.add(`cut off by ${at.localName}: ${named(parent)}`)
    }
    return lines
  }

  const drawn: { readonly text: Text; readonly parent: Element; readonly line: DOMRect }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text
    const parent = text.parentElement
    if (!parent || !text.data.trim() || !isVisible(parent)) continue
    if (parent.closest('svg, script, style, option, dialog:not([open])')) continue
    for (const line of linesOf(text, parent) ?? []) {
      drawn.push({ text, parent, line })
      if (line.right > window.innerWidth + 1 || line.left < -1)
        faults.add(`beside the screen: ${named(parent)}`)
    }
  }
  drawn.sort((one, other) => one.line.top - other.line.top)
  for (const [at, { text, parent, line }] of drawn.entries())
    for (let next = at + 1; next < drawn.length; next += 1) {
      const other = drawn[next]!
      if (other.line.top >= line.bottom) break
      if (other.text === text) continue
      const across = Math.min(line.right, other.line.right) - Math.max(line.left, other.line.left)
      const down = Math.min(line.bottom, other.line.bottom) - other.line.top
      if (across > 3 && down > 0.4 * Math.min(line.height, other.line.height))
        faults.add(`lie over each other: ${named(parent)}, ${named(other.parent)}`)
    }
  if (document.documentElement.scrollWidth > window.innerWidth)
    faults.add('the page is wider than the screen')
  return [...faults]
}
