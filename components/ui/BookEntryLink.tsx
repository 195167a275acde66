import { compareCopy } from '@/content/copy/compare'
import { interpolate } from '@/content/copy/interpolate'
import { linkIn } from '@/content/catalogue/links/linkIn'
import type { Language } from '@/model/page/language'

type BookEntryLinkProps = {
  /** In English: a doctor's places, or the form of the page that is about the entry. */
  readonly href: string
  /** Of the doctor, hospital or treatment. */
  readonly name: string
  readonly language: Language
  readonly className?: string
}

/** Books what a card or a column shows; its name says whom. */
export function BookEntryLink({ href, name, language, className = 'button' }: BookEntryLinkProps) {
  const copy = compareCopy[language].choose
  return (
    <a
      className={className}
      href={linkIn(language, { href, name }).href}
      aria-label={interpolate(copy.bookOf, { name })}
    >
      {copy.book}
    </a>
  )
}
