import { KIND_LABELS } from '@/content/copy/catalogueFields'
import { REVIEW_STATE_COPY, deskContentCopy as copy } from '@/content/copy/deskContent'
import { dayInIndia } from '@/model/catalogue/campaign'
import { CATALOGUE_PATH, catalogueAddress } from '@/server/catalogue/review/contentCalls'
import { listTexts } from '@/server/catalogue/review/contentPages'
import { runtime } from '@/server/runtime'
import { cataloguePage, EntryList, kindIn, reviewInWords } from '../catalogueDesk'

const pageIn = (text = ''): number => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1)

/** /desk/catalogue/rows: the rows of a kind. */
const { metadata, Page } = cataloguePage('rows', async ({ query }) => {
  const kind = kindIn(query)
  const [page, text] = [pageIn(query.page), (query.q ?? '').slice(0, 200)]
  const { rows, hasMore } = await listTexts(runtime().database.executeSql, kind, { query: text, page })
  const today = dayInIndia(new Date())
  const at = (number: number) => catalogueAddress('rows', { kind, q: text, page: String(number) })
  return (
    <>
      <nav className="crumbs" aria-label="Breadcrumbs">
        <a href={CATALOGUE_PATH}>{copy.title}</a>
      </nav>
      <h1>{KIND_LABELS[kind]}</h1>
      <form className="search" method="get" action={`${CATALOGUE_PATH}/rows`} role="search">
        <input type="hidden" name="kind" value={kind} />
        <div className="field">
          <label htmlFor="q">{copy.search}</label>
          <input id="q" name="q" type="search" defaultValue={text} autoComplete="off" />
        </div>
        <button type="submit">{copy.find}</button>
      </form>
      {kind !== 'brand' && (
        <p>
          <a className="link" href={catalogueAddress('text', { kind, key: '' })}>
            {copy.add}
          </a>
        </p>
      )}
      {rows.length === 0 && <p className="hint">{copy.none}</p>}
      <EntryList
        entries={rows.map(({ key, name, state, nextReview }) => ({
          key,
          href: catalogueAddress('text', { kind, key }),
          name,
          state: [
            key === name ? '' : key,
            state && state !== 'published' ? REVIEW_STATE_COPY[state].name : '',
            nextReview && reviewInWords(nextReview, today),
          ]
            .filter(Boolean)
            .join(' · '),
          isLate: nextReview ? nextReview <= today : false,
        }))}
      />
      <p className="actions">
        {page > 1 && (
          <a className="link" href={at(page - 1)}>
            {copy.previous}
          </a>
        )}
        {hasMore && (
          <a className="link" href={at(page + 1)}>
            {copy.next}
          </a>
        )}
      </p>
    </>
  )
})

export { metadata }
export default Page
