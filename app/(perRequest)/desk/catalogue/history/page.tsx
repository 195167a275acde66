import { TextDiff } from '@/components/desk/Content/TextDiff'
import { HiddenFields } from '@/components/ui/HiddenFields'
import { CONTENT_ACTION_COPY, deskContentCopy as copy } from '@/content/copy/deskContent'
import { isAtLeast } from '@/model/desk/staff'
import { catalogueAddress } from '@/server/catalogue/review/contentCalls'
import { historyEntry, historyOf } from '@/server/catalogue/review/contentHistory'
import { readable } from '@/server/catalogue/review/contentPages'
import { publicRow, readRecord } from '@/server/catalogue/review/contentStore'
import { canTakeBack } from '@/server/catalogue/review/contentSteps'
import { runtime } from '@/server/runtime'
import { timeInWords } from '../../deskPages'
import { Crumbs, TextTabs, EntryList, addressIn, cataloguePage } from '../catalogueDesk'

const sequence = (text: string | undefined): string | undefined =>
  text !== undefined && /^\d{1,18}$/.test(text) ? text : undefined

/** /desk/catalogue/history: who changed a text, when, from which words to which; and the way back to an earlier one. */
const { metadata, Page } = cataloguePage('history', async ({ staff, query }) => {
  const { kind, key } = addressIn(query)
  const { executeSql } = runtime().database
  const { lines, hasMore } = await historyOf(executeSql, kind, key, sequence(query.before))
  const seq = sequence(query.entry)
  const entry = seq === undefined ? undefined : await historyEntry(executeSql, kind, key, seq)
  const [record, shown] = [await readRecord(executeSql, kind, key), await publicRow(executeSql, kind, key)]
  const texts = async (row: object | null | undefined) => (row ? readable(executeSql, kind, row) : undefined)
  const last = lines.at(-1)
  return (
    <>
      <Crumbs kind={kind} />
      <h1>{key}</h1>
      <TextTabs kind={kind} textKey={key} here="history" />
      {entry && (
        <section aria-labelledby="entry">
          <h2 id="entry">{copy.entry}</h2>
          <p className="hint">
            {entry.actor.name} {CONTENT_ACTION_COPY[entry.action]}, {timeInWords(new Date(entry.at))}
          </p>
          {entry.reason && <p className="sent-back">{entry.reason}</p>}
          <TextDiff before={await texts(entry.before)} after={await texts(entry.after)} />
          {entry.after && isAtLeast(staff, 'manager') && canTakeBack(record, shown, entry, staff) && (
            <form method="post" action="/desk/catalogue/back">
              <h2>{copy.goBack}</h2>
              <p className="hint">{copy.backIntro}</p>
              <TextDiff before={await texts(shown)} after={await texts(entry.after)} />
              <HiddenFields values={{ kind, key, version: record.version, entry: entry.seq }} />
              <p>
                <button type="submit">{copy.goBack}</button>
              </p>
            </form>
          )}
        </section>
      )}
      {lines.length === 0 && <p className="hint">{copy.nothingYet}</p>}
      <EntryList
        entries={lines.map(({ seq: own, at, actor, action }) => ({
          key: own,
          href: catalogueAddress('history', { kind, key, entry: own }),
          name: `${actor.name} ${CONTENT_ACTION_COPY[action]}`,
          state: timeInWords(new Date(at)),
        }))}
      />
      {hasMore && last && (
        <p>
          <a className="link" href={catalogueAddress('history', { kind, key, before: last.seq })}>
            {copy.older}
          </a>
        </p>
      )}
    </>
  )
})

export { metadata }
export default Page
