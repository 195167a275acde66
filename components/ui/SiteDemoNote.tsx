import { demoNote } from '@/content/copy/demoNote'
import { footerCopy } from '@/content/copy/footer'
import { hasInvented } from '@/content/rows/inventedKinds'
import type { Language } from '@/model/page/language'

/** What of the whole site is fictional or illustrative; nothing where all rows are a clinic's own. */
export function SiteDemoNote({ language }: { readonly language: Language }) {
  const { doctors, hospitals, prices } = footerCopy[language].inventions
  const notes = [
    demoNote(doctors, hasInvented('doctors')),
    demoNote(hospitals, hasInvented('hospitals')),
    demoNote(prices, hasInvented('treatments', 'tests')),
  ].filter((note) => note !== '')
  return notes.length > 0 && <p>{notes.join(' ')}</p>
}
