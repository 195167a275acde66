import { type HasDemoNote, type Shown, demoNote } from '@/content/copy/demoNote'
import { footerCopy } from '@/content/copy/footer'
import { hasInvented } from '@/content/catalogue/snapshot/inventedKinds'
import type { Language } from '@/model/page/language'

type DemoNoteProps = {
  readonly copy: HasDemoNote
  /** The rows that the note speaks of. */
  readonly shown: Shown
  readonly className?: 'aside' | 'byline' | 'note'
}

/** A paragraph that says what is fictional or illustrative; nothing where nothing is. */
export function DemoNote({ copy, shown, className = 'note' }: DemoNoteProps) {
  const note = demoNote(copy, shown)
  return note === '' ? null : <p className={className}>{note}</p>
}

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
