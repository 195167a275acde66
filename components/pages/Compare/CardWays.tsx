import { compareCopy } from '@/content/copy/compare'
import { interpolate } from '@/content/copy/interpolate'
import { linkIn } from '@/content/links/linkIn'
import type { SavedItem } from '@/model/account/savedItem'
import { SaveButton } from '@/components/account/SaveItem/SaveForm'
import type { ComparedKind } from '@/model/page/comparison'
import type { Language } from '@/model/page/language'

type CardWaysProps = {
  readonly kind: ComparedKind
  readonly slug: string
  readonly name: string
  /** The English page of what the card is about; its form is the booking's, and names it. */
  readonly href: string
  readonly language: Language
  /** What the account can keep, for a SaveForm beside the CompareForm. */
  readonly saved?: SavedItem
}

/** What one can do about an entry of a list: book, or choose it to compare. It stands in a CompareForm. */
export function CardWays({ kind, slug, name, href, language, saved }: CardWaysProps) {
  const copy = compareCopy[language].choose
  return (
    <div className="ways no-print">
      <a
        className="button"
        href={linkIn(language, { href: `${href}#enquiry`, name }).href}
        aria-label={interpolate(copy.bookOf, { name })}
      >
        {copy.book}
      </a>
      <label className="button">
        <input type="checkbox" name={kind} value={slug} aria-label={interpolate(copy.cardOf, { name })} />
        {copy.card}
      </label>
      {saved && <SaveButton {...saved} name={name} language={language} />}
    </div>
  )
}
