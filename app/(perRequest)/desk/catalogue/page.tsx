import { KIND_LABELS } from '@/content/copy/catalogueFields'
import { REVIEW_STATE_COPY, deskContentCopy as copy } from '@/content/copy/deskContent'
import { deskImportCopy as importCopy } from '@/content/copy/deskImport'
import { dayInIndia } from '@/model/catalogue/campaign'
import { KIND_NAMES } from '@/model/catalogue/kind'
import { isMedical } from '@/model/catalogue/kinds'
import { isAtLeast } from '@/model/desk/staff'
import { catalogueAddress } from '@/server/catalogue/review/contentCalls'
import { dueTexts } from '@/server/catalogue/review/contentExpiry'
import { sentBackDrafts } from '@/server/catalogue/review/contentHistory'
import { countTexts } from '@/server/catalogue/review/contentPages'
import { openRecords } from '@/server/catalogue/review/contentStore'
import { IMPORT_PATH } from '@/server/catalogue/review/uploadCalls'
import { runtime } from '@/server/runtime'
import { cataloguePage, EntryList, reviewInWords } from './catalogueDesk'

/** /desk/catalogue: what is under way, what must be read again, and the kinds. */
const { metadata, Page } = cataloguePage('', async ({ staff }) => {
  const { executeSql } = runtime().database
  const [open, due, counts] = [
    await openRecords(executeSql),
    await dueTexts(executeSql),
    await countTexts(executeSql),
  ]
  const sentBack = new Set((await sentBackDrafts(executeSql)).map(({ kind, key }) => `${kind}/${key}`))
  const today = dayInIndia(new Date())
  const underWay = open.filter(({ content }) => content !== null)
  return (
    <>
      <h1>{copy.title}</h1>
      {isAtLeast(staff, 'manager') && (
        <p className="actions">
          <a className="link" href={IMPORT_PATH}>
            {importCopy.link}
          </a>
        </p>
      )}
      <section>
        <h2>{copy.underWay}</h2>
        {underWay.length === 0 && <p className="hint">{copy.nothingUnderWay}</p>}
        <EntryList
          entries={underWay.map(({ kind, key, state, authors }) => ({
            key: `${kind}/${key}`,
            href: catalogueAddress('review', { kind, key }),
            name: `${KIND_LABELS[kind]}: ${key}`,
            state: `${REVIEW_STATE_COPY[state].name}${sentBack.has(`${kind}/${key}`) ? ` (${copy.sentBack})` : ''}, ${authors.map(({ name }) => name).join(', ')}`,
          }))}
        />
      </section>
      <section>
        <h2>{copy.due}</h2>
        <p className="hint">{due.length === 0 ? copy.nothingDue : copy.dueIntro}</p>
        <EntryList
          entries={due.map(({ kind, key, name, nextReview }) => ({
            key: `${kind}/${key}`,
            href: catalogueAddress('text', { kind, key }),
            name,
            state: reviewInWords(nextReview, today),
            isLate: nextReview <= today,
          }))}
        />
      </section>
      <section>
        <h2>{copy.kinds}</h2>
        <EntryList
          entries={KIND_NAMES.map((kind) => ({
            key: kind,
            href: catalogueAddress('rows', { kind }),
            name: KIND_LABELS[kind],
            state: `${copy.rows(counts[kind])}${isMedical(kind) ? `, ${copy.medical}` : ''}`,
          }))}
        />
      </section>
    </>
  )
})

export { metadata }
export default Page
