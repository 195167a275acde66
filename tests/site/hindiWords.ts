/** Which words of a Hindi page are not Hindi: what a test of the shell in both languages looks for. */
import { parse, parseFragment } from 'parse5'
import { type Element, attribute, isElement } from './pageFacts'

const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'head'])
const READ_ATTRIBUTES = ['aria-label', 'alt', 'title', 'placeholder', 'data-modal-title']

/** Names and abbreviations that are written alike in both languages. */
const PROPER_NAMES: readonly (string | RegExp)[] = [
  'WhatsApp',
  'Android',
  'iPhone',
  'Google Tag Manager',
  'Google',
  'Shalya',
  // What is called by its initials everywhere: OTP, ICU, MRI, CGHS, HER2.
  /\b[A-Z]{2,5}\d?\b/,
  // Names of an operation, of measured values and of a germ that reports print in Latin letters.
  /\b(HoLEP|HbA1c|eGFR|E\. coli)\b/,
  // The unit of blood sugar on every report, and the blood group's sign.
  /\bmg\/dl\b/,
  /\bRh\b/,
  // A test's international short name behind its Hindi one: 'खून की पूरी जांच (CBC)'.
  /(?<=[\u0900-\u097f] )\([^)]*\)/,
  // The example of an address, and links and addresses as such.
  /[\w.-]+@[\w.-]+/,
  /https?:\/\/\S+/,
]

/** Latin words that are left of a text when the proper names are taken out. */
const latinWords = (text: string): readonly string[] =>
  PROPER_NAMES.reduce<string>(
    (rest, name) => rest.replaceAll(name instanceof RegExp ? new RegExp(name, 'g') : name, ' '),
    text,
  ).match(/[A-Za-z]{2,}/g) ?? []

function* foreignTexts(element: Element, isHindi: boolean): Generator<string> {
  if (UNREAD.has(element.tagName)) return
  const language = attribute(element, 'lang')
  const inHindi = language === undefined ? isHindi : language.startsWith('hi')
  if (inHindi)
    for (const name of READ_ATTRIBUTES) {
      const text = attribute(element, name)
      if (text && latinWords(text).length > 0) yield `${element.tagName}[${name}]: ${text}`
    }
  for (const child of element.childNodes)
    if (isElement(child)) yield* foreignTexts(child, inHindi)
    else if ('value' in child && inHindi && latinWords(child.value).length > 0)
      yield `${element.tagName}: ${child.value.trim()}`
}

/**
 * Texts and labels of a Hindi page that hold a word in Latin letters which is no proper name and is not marked as
 * English (`lang="en"`), a line each.
 * @param html a page, or a part of one
 */
export function wordsNotInHindi(html: string): readonly string[] {
  const root = /^\s*<(!doctype|html)/i.test(html) ? parse(html) : parseFragment(html)
  return root.childNodes.filter(isElement).flatMap((element) => [...foreignTexts(element, true)])
}

/** Names of places, initials of a portrait, and references are written alike in both languages. */
export const WRITTEN_ALIKE =
  /^text: [A-Z]{2}$|^td: [0-9A-F]{8}$|^option: |^p: [A-Z][A-Za-z0-9 ]+, [\u0900-\u097f]/
