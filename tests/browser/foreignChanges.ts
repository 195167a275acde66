/** What translators, password managers, phones and extensions do to a page; each runs in the page and needs nothing from outside. */

/** Wraps every text as Chrome's translator does: another text node in two <font> elements takes its place. */
const translates = () => {
  const { documentElement, body } = document
  documentElement.lang = 'mr'
  documentElement.classList.add('translated-ltr')
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, option, font')) continue
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    inner.textContent = `¶${text.data}`
    text.replaceWith(outer)
  }
}

/** Moves every text itself into two <font> elements. */
const wraps = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, option, font')) continue
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    text.replaceWith(outer)
    inner.append(text)
  }
}

const passwordManager = () => {
  for (const input of document.querySelectorAll('input, textarea'))
    input.after(Object.assign(document.createElement('div'), { textContent: '…' }))
}

const grammarly = () => {
  document.body.dataset.grShortcuts = 'true'
  for (const field of document.querySelectorAll<HTMLElement>('input, textarea, form')) {
    field.dataset.gramm = 'true'
    const host = document.createElement('grammarly-extension')
    host.attachShadow({ mode: 'open' }).append('3')
    field.before(host)
  }
}

const firstInBody = () => {
  document.body.prepend(Object.assign(document.createElement('div'), { textContent: 'toolbar' }))
}

const lastInHead = () => {
  document.head.append(document.createElement('script'), document.createElement('div'))
  document.head.prepend(document.createElement('meta'))
}

const phoneLinks = () => {
  for (const element of document.querySelectorAll('main p, main li, label, footer p')) {
    const [text] = element.childNodes
    if (!(text instanceof Text) || text.data.length < 4) continue
    const middle = text.splitText(2)
    middle.splitText(1)
    const link = Object.assign(document.createElement('a'), { href: 'tel:112' })
    link.setAttribute('x-apple-data-detectors', 'true')
    middle.replaceWith(link)
    link.append(middle)
  }
}

const removes = () => {
  document.querySelectorAll('main img, main svg, header .ribbon, footer p').forEach((one) => one.remove())
}

const splits = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
  for (const text of found) if (text.data.length > 3) text.splitText(2)
}

const merges = () => {
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT)
  const found: Comment[] = []
  while (comments.nextNode()) if (comments.currentNode instanceof Comment) found.push(comments.currentNode)
  found.forEach((one) => one.remove())
  document.body.normalize()
}

const whitespace = () => {
  for (const element of document.querySelectorAll('body, main, form, header, div, ul, section'))
    element.prepend('\n  ')
}

const normalises = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode())
    if (texts.currentNode instanceof Text)
      texts.currentNode.data = texts.currentNode.data.replace(/\s+/g, ' ').replace(/₹/g, 'Rs ')
}

const comments = () => {
  for (const element of document.querySelectorAll('main *, header *')) element.prepend(new Comment('seen'))
}

const attributes = () => {
  for (const element of document.querySelectorAll('main *, header *, form *')) {
    if (element instanceof HTMLScriptElement) continue
    const all = [...element.attributes].reverse()
    if (element.matches('input, select, option, form')) continue
    for (const { name } of all) element.removeAttribute(name)
    for (const { name, value } of all) element.setAttribute(name, value)
  }
}

const darkens = () => {
  document.documentElement.dataset.darkreaderMode = 'dynamic'
  document.head.append(Object.assign(document.createElement('style'), { className: 'darkreader' }))
  for (const element of document.querySelectorAll<HTMLElement>('main *, header *, body')) {
    element.dataset.darkreaderInlineColor = ''
    element.style?.setProperty('--darkreader-inline-color', '#fff')
    element.style?.setProperty('outline-color', 'red')
  }
}

const appends = () => {
  document.body.append(document.createElement('iframe'))
  document.querySelector('main')?.append(document.createElement('iframe'))
  document.documentElement.append(document.createElement('section'))
}

const overlays = () => {
  for (const field of document.querySelectorAll('textarea, input[type=text], main')) {
    const overlay = Object.assign(document.createElement('div'), { contentEditable: 'true' })
    field.parentElement?.insertBefore(overlay, field)
    overlay.append('draft')
  }
}

const fills = () => {
  for (const input of document.querySelectorAll<HTMLInputElement>('main input[name=name]'))
    input.value = 'Asha'
  for (const select of document.querySelectorAll<HTMLSelectElement>('main select'))
    select.selectedIndex = select.options.length - 1
  for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true
}

const boxes = () => {
  for (const form of document.querySelectorAll('main form')) {
    const box = document.createElement('div')
    form.replaceWith(box)
    box.append(form)
  }
}

export const FOREIGN_CHANGES: Readonly<Record<string, () => void>> = {
  'a translator puts other texts in two <font> each': translates,
  'every text is moved into two <font>': wraps,
  'a div stands after each input': passwordManager,
  'an extension marks fields and puts hosts of shadow roots beside them': grammarly,
  'an element stands first in body': firstInBody,
  'elements stand in head': lastInHead,
  'parts of texts are links to a telephone': phoneLinks,
  'elements are removed': removes,
  'texts are split': splits,
  'comments are removed and texts merged': merges,
  'whitespace is added': whitespace,
  'texts are rewritten': normalises,
  'comments are added': comments,
  'attributes are in another order': attributes,
  'styles are added': darkens,
  'frames are appended': appends,
  'fields lie under overlays': overlays,
  'fields are filled, details opened': fills,
  'forms are put into boxes': boxes,
}
