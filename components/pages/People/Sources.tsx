import { treatmentCopy } from '@/content/copy/treatments'
import type { Language } from '@/model/page/language'
import type { Source } from '@/model/catalogue/medicalReview'

const SourceList = ({ sources }: { readonly sources: readonly Source[] }) => (
  <ul className="dots">
    {sources.map(({ publisher, title, url }) => (
      <li key={publisher + title}>
        {publisher}: {url ? <a href={url}>{title}</a> : title}
      </li>
    ))}
  </ul>
)

/** What a text was compared with, apart from what is only further reading; said plainly where there is none. */
export function Sources({
  sources,
  language,
}: {
  readonly sources: readonly Source[]
  readonly language: Language
}) {
  const copy = treatmentCopy[language]
  const checked = sources.filter(({ isChecked }) => isChecked)
  const further = sources.filter(({ isChecked }) => !isChecked)
  return (
    <>
      {checked.length > 0 ? <SourceList sources={checked} /> : <p>{copy.noSources}</p>}
      {further.length > 0 && (
        <>
          <p>{copy.furtherReading}</p>
          <SourceList sources={further} />
        </>
      )}
    </>
  )
}
