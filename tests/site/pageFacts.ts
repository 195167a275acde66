/** What a page says to search engines and browsers, read from its HTML as it is served, without running its code. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

export interface PageFacts {
  readonly title: string | undefined
  readonly description: string | undefined
  readonly language: string | undefined
  readonly canonical: string | undefined
  /** Whether search engines are asked to leave the page out. */
  readonly isUnlisted: boolean
  /** hreflang to address. */
  readonly alternates: Readonly<Record<string, string>>
  /** Links of header and main part that lead to the same page in another language. */
  readonly languageLinks: readonly {
    readonly href: string | undefined
    readonly lang: string | undefined
    readonly text: string
  }[]
  readonly headings: number
  readonly mains: number
  /** What the main part says its page type is. */
  readonly pageType: string | undefined
  /** The variants of the lead forms in the main part, in their order. */
  readonly formVariants: readonly string[]
  readonly ids: ReadonlySet<string>
  readonly repeatedIds: readonly string[]
  /** Targets of links as written, and of GET forms with their initial values. */
  readonly links: ReadonlySet<string>
  /** Scripts, styles, fonts, icons and pictures that the page loads. */
  readonly files: ReadonlySet<string>
  /** The picture that messengers show. */
  readonly sharePicture: string | undefined
  /** Tags of pictures without width or height. */
  readonly unsizedPictures: readonly string[]
  readonly jsonLd: readonly string[]
  /** The words that a visitor reads, and those of titles, descriptions and labels. */
  readonly text: string
}

const LOADED_RELS = /\b(stylesheet|preload|icon|apple-touch-icon|manifest|modulepreload)\b/
const UNREAD = new Set(['script', 'style', 'template'])
const READ_ATTRIBUTES = ['aria-label', 'alt', 'title', 'placeholder']

export const isElement = (node: Node): node is Element => 'tagName' in node

export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value

const textOf = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')

function* within(element: Element): Generator<Element> {
  for (const child of element.childNodes)
    if (isElement(child)) {
      yield child
      yield* within(child)
    }
}

/** The initial value that a field sends. */
function valueOf(field: Element): string | undefined {
  if (field.tagName === 'textarea') return textOf(field)
  if (field.tagName === 'select') {
    const options = [...within(field)].filter(({ tagName }) => tagName === 'option')
    const chosen = options.find((one) => attribute(one, 'selected') !== undefined) ?? options[0]
    return chosen && (attribute(chosen, 'value') ?? textOf(chosen))
  }
  if (field.tagName !== 'input') return undefined
  const isChoice = /^(radio|checkbox)$/.test(attribute(field, 'type') ?? '')
  if (isChoice && attribute(field, 'checked') === undefined) return undefined
  return attribute(field, 'value') ?? (isChoice ? 'on' : '')
}

/** Address of a GET form with its initial values, without the fragment, which exists only with an answer. */
function addressOfForm(form: Element): string {
  const fields = [...within(form)].flatMap((field): [string, string][] => {
    const [name, value] = [attribute(field, 'name'), valueOf(field)]
    return name === undefined || value === undefined ? [] : [[name, value]]
  })
  const path = (attribute(form, 'action') ?? '').split('#')[0] ?? ''
  return fields.length === 0 ? path : `${path}?${new URLSearchParams(fields)}`
}

/** Reads a page. @param html as the server sent it */
export function readPage(html: string): PageFacts {
  const elements: Element[] = []
  const copy: string[] = []
  const walk = (node: Node, isRead: boolean): void => {
    if (isElement(node)) elements.push(node)
    else if ('value' in node && isRead) copy.push(node.value)
    if (!('childNodes' in node)) return
    const goesOn = isRead && !(isElement(node) && UNREAD.has(node.tagName))
    for (const child of node.childNodes) walk(child, goesOn)
  }
  walk(parse(html, { scriptingEnabled: false }), true)

  const tagged = (...names: readonly string[]) => elements.filter(({ tagName }) => names.includes(tagName))
  const valuesOf = (name: string, of = elements): string[] => of.flatMap((one) => attribute(one, name) ?? [])
  const meta = (key: string) =>
    tagged('meta').find((one) => attribute(one, 'name') === key || attribute(one, 'property') === key)
  const metaContent = (key: string): string | undefined => {
    const found = meta(key)
    return found && attribute(found, 'content')
  }
  const mains = tagged('main')
  const links = tagged('link')
  const withRel = (rel: RegExp) => links.filter((one) => rel.test(attribute(one, 'rel') ?? ''))
  const askingForms = tagged('form').filter((one) => !/^post$/i.test(attribute(one, 'method') ?? ''))
  const formAddresses = askingForms.map(addressOfForm)
  const title = tagged('title').find(({ parentNode }) => parentNode?.nodeName === 'head')
  const ids = valuesOf('id')
  const read = READ_ATTRIBUTES.flatMap((name) => valuesOf(name))

  return {
    title: title && textOf(title),
    description: metaContent('description'),
    language: valuesOf('lang', tagged('html'))[0],
    canonical: valuesOf('href', withRel(/\bcanonical\b/))[0],
    isUnlisted: /\bnoindex\b/.test(metaContent('robots') ?? ''),
    alternates: Object.fromEntries(
      withRel(/\balternate\b/).map((one) => [attribute(one, 'hreflang') ?? '', attribute(one, 'href') ?? '']),
    ),
    languageLinks: tagged('header', 'main')
      .flatMap((part) => [...within(part)])
      .filter((one) => one.tagName === 'a' && /\blanguage\b/.test(attribute(one, 'class') ?? ''))
      .map((one) => ({ href: attribute(one, 'href'), lang: attribute(one, 'lang'), text: textOf(one) })),
    headings: tagged('h1').length,
    mains: mains.length,
    pageType: valuesOf('data-page-type', mains)[0],
    formVariants: valuesOf(
      'data-lead-form',
      mains.flatMap((main) => [...within(main)]),
    ),
    ids: new Set(ids),
    repeatedIds: ids.filter((id, at) => ids.indexOf(id) !== at),
    links: new Set([...valuesOf('href', tagged('a', 'area')), ...formAddresses]),
    files: new Set([
      ...valuesOf('src', tagged('script', 'img', 'source', 'video', 'track', 'iframe')),
      ...valuesOf('poster', tagged('video')),
      ...valuesOf('href', withRel(LOADED_RELS)),
    ]),
    sharePicture: metaContent('og:image'),
    unsizedPictures: tagged('svg', 'img')
      .filter((one) => !attribute(one, 'width') || !attribute(one, 'height'))
      .map(
        ({ tagName, attrs }) => `${tagName} ${attrs.map(({ name, value }) => `${name}=${value}`).join(' ')}`,
      ),
    jsonLd: tagged('script')
      .filter((one) => attribute(one, 'type') === 'application/ld+json')
      .map(textOf),
    text: [...copy, ...read, title ? textOf(title) : '', metaContent('description') ?? '']
      .join(' ')
      .replace(/\s+/g, ' '),
  }
}
