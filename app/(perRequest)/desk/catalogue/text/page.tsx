import { notFound } from 'next/navigation'
import { TextDiff } from '@/components/desk/Content/TextDiff'
import { TextForm } from '@/components/desk/Content/TextForm'
import { KIND_LABELS } from '@/content/copy/catalogueFields'
import { REVIEW_STATE_COPY, deskContentCopy as copy } from '@/content/copy/deskContent'
import { fieldOf } from '@/model/fieldOf'
import { KINDS, pagePathsOf } from '@/model/catalogue/kinds'
import { isAtLeast } from '@/model/desk/staff'
import { catalogueAddress } from '@/server/catalogue/review/contentCalls'
import { openText, readable } from '@/server/catalogue/review/contentPages'
import { leastToPublish } from '@/server/catalogue/review/contentSteps'
import { unsavedContent } from '@/server/catalogue/review/contentStore'
import { runtime } from '@/server/runtime'
import { Crumbs, PreviewLinks, SentBackNote, TextTabs, addressIn, cataloguePage } from '../catalogueDesk'

/** /desk/catalogue/text: the form of a row, and both texts after a conflict. */
const { metadata, Page } = cataloguePage('text', async ({ staff, query }) => {
  const { kind, key } = addressIn(query)
  const { executeSql } = runtime().database
  const mine = query.mine
    ? await unsavedContent(executeSql, { id: query.mine, staffId: staff.id, kind })
    : undefined
  const opened = await openText(executeSql, kind, key, mine)
  if (!opened) notFound()
  const { record, shown, values, other } = opened
  const theirs = record.content ?? shown
  const name = fieldOf(values, KINDS[kind].nameField ?? '')
  const title = typeof name === 'string' && key !== '' ? name : key === '' ? copy.add : key
  return (
    <>
      <Crumbs kind={kind} />
      <h1>{title}</h1>
      {key !== '' && (
        <>
          <TextTabs kind={kind} textKey={key} here="text" />
          <p className="hint">
            <b>{REVIEW_STATE_COPY[record.state].name}.</b> {REVIEW_STATE_COPY[record.state].means}
          </p>
          <SentBackNote kind={kind} textKey={key} />
          <p className="actions">
            <PreviewLinks kind={kind} textKey={key} row={values} />
            {shown &&
              pagePathsOf(kind, key)
                .slice(0, 1)
                .map((path) => (
                  <a key={path} className="link" href={path}>
                    {copy.publicPage}
                  </a>
                ))}
          </p>
        </>
      )}
      {mine && theirs && (
        <section aria-labelledby="conflict">
          <h2 id="conflict">{copy.conflictTitle}</h2>
          <p className="hint">
            {copy.conflictIntro(record.authors.map((author) => author.name).join(', ') || KIND_LABELS[kind])}
          </p>
          <TextDiff before={await readable(executeSql, kind, theirs)} after={values} />
        </section>
      )}
      <TextForm
        kind={kind}
        textKey={key}
        version={record.version}
        baseHash={opened.baseHash}
        fields={opened.fields}
        values={values}
        choices={opened.choices}
        faults={opened.faults}
        outranked={opened.outranked}
        isPublisher={isAtLeast(staff, leastToPublish(kind))}
        other={other && (await readable(executeSql, kind, other.row))}
      >
        {record.content && (
          <a className="link" href={catalogueAddress('review', { kind, key })}>
            {copy.review}
          </a>
        )}
        {key !== '' && <span className="hint">{copy.previewHint}</span>}
      </TextForm>
    </>
  )
})

export { metadata }
export default Page
