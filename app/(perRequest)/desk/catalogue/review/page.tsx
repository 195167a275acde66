import { notFound } from 'next/navigation'
import { TextDiff } from '@/components/desk/Content/TextDiff'
import { HiddenFields } from '@/components/ui/HiddenFields'
import { REVIEW_STATE_COPY, deskContentCopy as copy } from '@/content/copy/deskContent'
import { isMedical } from '@/model/catalogue/kinds'
import { readable } from '@/server/catalogue/review/contentPages'
import { publicRow, readRecord } from '@/server/catalogue/review/contentStore'
import { isAuthorOf, possibleSteps } from '@/server/catalogue/review/contentSteps'
import { runtime } from '@/server/runtime'
import { Crumbs, PreviewLinks, SentBackNote, TextTabs, addressIn, cataloguePage } from '../catalogueDesk'

/** /desk/catalogue/review: what a draft changes on the public page, word by word, and what can be done with it. */
const { metadata, Page } = cataloguePage('review', async ({ staff, query }) => {
  const { kind, key } = addressIn(query)
  const { executeSql } = runtime().database
  const [record, shown] = [await readRecord(executeSql, kind, key), await publicRow(executeSql, kind, key)]
  const { content, state, authors, approver } = record
  if (!content && !shown) notFound()
  const isOwn = isAuthorOf(record, staff)
  const people = [
    authors.length > 0 ? `${copy.by} ${authors.map(({ name }) => name).join(', ')}.` : '',
    approver ? `${copy.approvedBy} ${approver.name}.` : '',
  ]
  return (
    <>
      <Crumbs kind={kind} />
      <h1>{key}</h1>
      <TextTabs kind={kind} textKey={key} here="review" />
      <p className="hint">
        <b>{REVIEW_STATE_COPY[state].name}.</b> {REVIEW_STATE_COPY[state].means}{' '}
        {people.filter(Boolean).join(' ')}
      </p>
      <SentBackNote kind={kind} textKey={key} />
      {content ? (
        <>
          <p className="actions">
            <PreviewLinks kind={kind} textKey={key} row={content} />
          </p>
          <section aria-labelledby="changes">
            <h2 id="changes">{copy.changes}</h2>
            <TextDiff
              before={shown && (await readable(executeSql, kind, shown))}
              after={await readable(executeSql, kind, content)}
            />
          </section>
          {isMedical(kind) && isOwn && <p className="hint">{copy.ownText}</p>}
          <div className="steps">
            {possibleSteps(record, staff).map((step) => (
              <form
                key={step}
                method="post"
                action="/desk/catalogue/step"
                className={step === 'return' && !isOwn ? 'reason' : undefined}
              >
                <HiddenFields values={{ kind, key, version: record.version, text: record.textHash ?? '' }} />
                {step === 'return' && !isOwn && (
                  <p className="field">
                    <label htmlFor="reason">{copy.reason}</label>
                    <textarea id="reason" name="reason" required maxLength={1000} rows={2} />
                  </p>
                )}
                <button
                  type="submit"
                  name="step"
                  value={step}
                  className={step === 'approve' || step === 'publish' ? 'main' : undefined}
                >
                  {copy.steps[step === 'return' && !isOwn ? 'sendBack' : step]}
                </button>
              </form>
            ))}
          </div>
        </>
      ) : (
        <p className="hint">{copy.noDraft}</p>
      )}
    </>
  )
})

export { metadata }
export default Page
