import { type HasDemoNote, type Shown, demoNote } from '@/content/copy/demoNote'
import { interpolate } from '@/content/copy/interpolate'
import { footerCopy } from '@/content/copy/footer'
import { hasInvented } from '@/content/catalogue/snapshot/inventedKinds'
import type { Language } from '@/model/page/language'

type DemoNoteProps = {
  readonly copy: HasDemoNote
  /** The rows that the note speaks of. */
  readonly shown: Shown
  readonly className?: 'aside' | 'note'
}

type SiteDemoNoteProps = { readonly language: Language; readonly className?: string }

/** A paragraph that says what is fictional or illustrative; nothing where nothing is. */
export function DemoNote({ copy, shown, className = 'note' }: DemoNoteProps) {
  const note = demoNote(copy, shown)
  return note === '' ? null : <p className={className}>{note}</p>
}

/** One line that says what of the whole site is fictional; nothing where all rows are a clinic's own. */
export function SiteDemoNote({ language, className }: SiteDemoNoteProps) {
  const { doctors, hospitals, prices, reviews, site } = footerCopy[language].inventions
  const kinds = [
    demoNote(doctors, hasInvented('doctors')),
    demoNote(hospitals, hasInvented('hospitals')),
    demoNote(prices, hasInvented('treatments', 'tests')),
    demoNote(reviews, hasInvented('reviews')),
  ].filter((kind) => kind !== '')
  const what = new Intl.ListFormat(language === 'hi' ? 'hi' : 'en-GB').format(kinds)
  return kinds.length > 0 && <p className={className}>{interpolate(site.demoNote, { what })}</p>
}
