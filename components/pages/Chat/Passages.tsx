import { interpolate } from '@/content/copy/interpolate'
import { askCopy } from '@/content/copy/askCatalogue'
import type { Language } from '@/model/page/language'
import type { AnswerPassage } from '@/model/search/askAnswer'

type PassagesProps = {
  readonly passages: readonly AnswerPassage[]
  readonly language: Language
  /** Whether a short answer names them by number. */
  readonly isNumbered: boolean
}

function Passage({ passage, language }: { readonly passage: AnswerPassage; readonly language: Language }) {
  const ask = askCopy[language]
  const { title, heading, texts, href } = passage
  const lang = passage.language === language ? undefined : passage.language
  return (
    <li className="card">
      <h3 lang={lang}>
        {heading !== title && <span className="of">{title}</span>}
        {heading}
      </h3>
      {texts.length === 1 ? (
        <p lang={lang}>{texts[0]}</p>
      ) : (
        <ul lang={lang}>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <p>
        <a href={href}>{interpolate(ask.source, { title })}</a>
        {lang && <span className="note"> {ask.inEnglish}</span>}
      </p>
    </li>
  )
}

/** What the site's pages say, a card each, with the page it stands on. */
export function Passages({ passages, language, isNumbered }: PassagesProps) {
  const ask = askCopy[language]
  return (
    <>
      <h2>{ask.answersTitle}</h2>
      <ol className={isNumbered ? 'cards numbered' : 'cards'}>
        {passages.map((passage) => (
          <Passage key={`${passage.href} ${passage.heading}`} passage={passage} language={language} />
        ))}
      </ol>
    </>
  )
}
