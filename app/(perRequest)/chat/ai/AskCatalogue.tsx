import { Links } from '@/components/ui/SectionedArticle/textBlocks'
import { interpolate } from '@/content/copy/interpolate'
import { askCopy } from '@/content/copy/askCatalogue'
import type { Language } from '@/model/page/language'
import { type AnswerPassage, type AskAnswer, type AskOutcome, QUESTION_LIMIT } from '@/model/search/askAnswer'
import { isCrisis } from '@/model/search/danger'
import { UrgentHelp } from '@/components/ui/UrgentHelp'
import { AskCatalogueRoot } from './AskCatalogue.styles'

/** The fragment brings the answer into view. */
const ANSWER_ID = 'answer'

type AskCatalogueProps = {
  readonly outcome: AskOutcome
  readonly language: Language
  /** The page's, where the form leads. */
  readonly path: string
  /** Whether a question may go to an outside service. */
  readonly isOutside: boolean
}

/** The question's own form: a plain one, whose answer is a page of its own. */
function QuestionForm({
  language,
  path,
  question,
  isOutside,
}: Pick<AskCatalogueProps, 'language' | 'path' | 'isOutside'> & { readonly question: string }) {
  const ask = askCopy[language]
  return (
    <form method="get" action={`${path}#${ANSWER_ID}`} role="search" acceptCharset="utf-8">
      <label htmlFor="question">{ask.label}</label>
      <div className="line">
        <input
          id="question"
          name="q"
          type="text"
          required
          maxLength={QUESTION_LIMIT}
          defaultValue={question}
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby="question-hint"
        />
        <button type="submit" className="button button-primary">
          {ask.submit}
        </button>
      </div>
      <p className="hint" id="question-hint">
        {interpolate(ask.hint, { limit: QUESTION_LIMIT })} {isOutside && ask.outside}
      </p>
    </form>
  )
}

const Examples = ({ language, path }: Pick<AskCatalogueProps, 'language' | 'path'>) => {
  const ask = askCopy[language]
  return (
    <section className="examples" aria-labelledby="examples">
      <h2 id="examples">{ask.examplesTitle}</h2>
      <ul className="links">
        {ask.examples.map((question) => (
          <li key={question}>
            <a href={`${path}?${new URLSearchParams({ q: question })}#${ANSWER_ID}`} rel="nofollow">
              {question}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

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
        <a href={href} hrefLang={lang}>
          {interpolate(ask.source, { title })}
        </a>
        {lang && <span className="note"> {ask.inOther}</span>}
      </p>
    </li>
  )
}

/** Passages of the site's pages as cards with their source page. */
function Passages({ passages, language, isNumbered }: PassagesProps) {
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

/** What the pages say, after whatever cannot wait. */
function Answer({ answer, language }: { readonly answer: AskAnswer; readonly language: Language }) {
  const ask = askCopy[language]
  const { question, passages, pages, short, urgency, isCut } = answer
  const isAnswered = passages.length > 0 || pages.length > 0
  return (
    <section className="answer" id={ANSWER_ID} tabIndex={-1} aria-label={ask.answersTitle}>
      {urgency && <UrgentHelp help={urgency} />}
      {!isCrisis(urgency) && (
        <>
          <p className="note asked">{interpolate(ask.asked, { question })}</p>
          {isCut && <p className="note">{interpolate(ask.cut, { limit: QUESTION_LIMIT })}</p>}
          {!isAnswered && !urgency && <p>{ask.none}</p>}
          {isAnswered && <p>{ask.disclaimer}</p>}
          {short !== null && (
            <div className="short">
              <h2>{ask.shortTitle}</h2>
              <p lang={answer.language === language ? undefined : answer.language}>{short}</p>
              <p className="note">{ask.shortNote}</p>
            </div>
          )}
          {passages.length > 0 && (
            <Passages passages={passages} language={language} isNumbered={short !== null} />
          )}
          {pages.length > 0 && (
            <div className="pages">
              <h2>{ask.pagesTitle}</h2>
              <Links items={pages} language={language} className="links" />
            </div>
          )}
        </>
      )}
    </section>
  )
}

/** A question to the site's own catalogue, and what its pages answer. */
export function AskCatalogue({ outcome, language, path, isOutside }: AskCatalogueProps) {
  const ask = askCopy[language]
  return (
    <AskCatalogueRoot>
      <QuestionForm
        language={language}
        path={path}
        isOutside={isOutside}
        question={outcome.kind === 'answered' ? outcome.answer.question : ''}
      />
      {outcome.kind === 'noQuestion' && <Examples language={language} path={path} />}
      {outcome.kind === 'tooMany' && (
        <p className="urgent" role="alert" id={ANSWER_ID}>
          {ask.tooMany}
        </p>
      )}
      {outcome.kind === 'answered' && <Answer answer={outcome.answer} language={language} />}
    </AskCatalogueRoot>
  )
}
