import { fieldsIn, fillFrom, placeOf } from './fields'

declare global {
  interface Window {
    /** The page as the server wrote it, kept aside while its code runs: what a part is that cannot be drawn. */
    plainPage?: Element
  }
}

export type PlainPage = {
  /** Writes into a page that React has drawn anew what its fields held before. */
  readonly fillAgain: () => void
}

/** Every page has it (components/layout/Shell/SiteShell.tsx). */
const isEmptied = (): boolean => !document.getElementById('content')

/**
 * Keeps the page as it is before its code starts, and puts it back where that code takes it all away: text, links and plain forms
 * work in it as they did, with what was typed.
 * @param onRestored called when that has happened
 */
export function keepPlainPage(onRestored: () => void): PlainPage {
  const { documentElement, body, activeElement } = document
  const fields = fieldsIn(document)
  const plain = documentElement.cloneNode(true) as HTMLElement
  window.plainPage = plain
  const fillAgain = () => {
    const fresh = fieldsIn(document)
    fillFrom(fields, fresh)
    if (activeElement && !activeElement.isConnected)
      placeOf(activeElement, fresh)?.focus({ preventScroll: true })
  }
  if (!isEmptied())
    new MutationObserver((_, watch) => {
      if (!isEmptied()) return
      watch.disconnect()
      document.documentElement.replaceWith(plain)
      fillAgain()
      onRestored()
    }).observe(body, { childList: true })
  return { fillAgain }
}
