/**
 * What a person sees, hears and can use in a part of a page, a line an element: its role or name, its attributes, its own text.
 * What only styles read (class, style) is left out; an id is followed to the text that it names. The function needs nothing
 * beside it, so that a browser can run it as it is (page.evaluate).
 */
export function outlineOf(root: Element): string[] {
  const document = root.ownerDocument
  const textOf = (element: Element | null | undefined): string =>
    (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
  /** Attributes that name other elements. */
  const REFERENCES = ['aria-describedby', 'aria-labelledby', 'aria-controls', 'for', 'form', 'list']
  const LEFT_OUT = ['class', 'style', 'srcset', 'data-styled', 'fetchpriority', 'value', 'checked']
  const LISTED_OPTIONS = 4

  const attributesOf = (element: Element): string[] =>
    [...element.attributes]
      .filter(({ name }) => !LEFT_OUT.includes(name))
      .map(({ name, value }) => {
        if (!REFERENCES.includes(name)) return value === '' ? name : `${name}=${value}`
        const named = value.split(' ').map((id) => {
          const found = document.getElementById(id)
          if (found?.matches('input, select, textarea')) return found.getAttribute('name') ?? ''
          return found ? textOf(found) || found.getAttribute('name') || found.tagName.toLowerCase() : '?'
        })
        return `${name}→${named.join(' | ').slice(0, 80)}`
      })
      .sort()

  const valueOf = (element: Element): string[] => {
    if (element.tagName === 'SELECT') return [`is ${JSON.stringify((element as HTMLSelectElement).value)}`]
    if (element.tagName === 'TEXTAREA' || element.tagName === 'INPUT') {
      const { type, value, checked } = element as HTMLInputElement
      if (type === 'hidden') return [`is ${JSON.stringify(value.slice(0, 60))}`]
      return type === 'checkbox' || type === 'radio'
        ? [`${JSON.stringify(value)} ${checked ? 'on' : 'off'}`]
        : [`is ${JSON.stringify(value)}`]
    }
    return ['BUTTON', 'OPTION'].includes(element.tagName) && element.hasAttribute('value')
      ? [`is ${JSON.stringify(element.getAttribute('value'))}`]
      : []
  }

  const ownText = (element: Element): string =>
    [...element.childNodes]
      .filter(({ nodeType }) => nodeType === 3)
      .map(({ textContent }) => textContent ?? '')
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim()

  const lines: string[] = []
  const visit = (element: Element): void => {
    const name = element.tagName.toLowerCase()
    if (name === 'style' || name === 'script' || name === 'template') return
    const text = ownText(element)
    const parts = [name, ...attributesOf(element), ...valueOf(element), ...(text ? [`“${text}”`] : [])]
    // A box without anything of its own says nothing.
    if (parts.length > 1 || !['div', 'span', 'ul', 'li'].includes(name)) lines.push(parts.join(' '))
    if (name === 'svg') return
    const children = [...element.children]
    const isList = (name === 'select' || name === 'optgroup') && children.length > LISTED_OPTIONS
    const shown = isList ? [...children.slice(0, LISTED_OPTIONS - 1), ...children.slice(-1)] : children
    for (const child of shown) visit(child)
  }
  visit(root)
  return lines
}
