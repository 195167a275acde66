import { TextDiff } from '@/components/desk/Content/TextDiff'
import { HiddenFields } from '@/components/ui/HiddenFields'
import { deskImportCopy as copy } from '@/content/copy/deskImport'
import { readable } from '@/server/catalogue/review/contentPages'
import { rowName } from '@/server/catalogue/review/importReview'
import { keptFile, previewFile } from '@/server/catalogue/review/uploadedFiles'
import { runtime } from '@/server/runtime'
import { cataloguePage } from '../catalogueDesk'

/** /desk/catalogue/import: uploads a file, shows what it would change or what is wrong with it, and imports it. */
const { metadata, Page } = cataloguePage(
  'import',
  async ({ staff, query }) => (
    <>
      <nav className="crumbs" aria-label="Breadcrumbs">
        <a href="/desk/catalogue">{copy.catalogue}</a>
      </nav>
      <h1>{copy.title}</h1>
      {query.file ? (
        <FilePreview id={query.file} staff={staff} />
      ) : (
        <>
          <p className="hint">{copy.intro}</p>
          <p className="actions">
            <a className="link" href="/desk/catalogue/workbook" download>
              {copy.download}
            </a>
          </p>
        </>
      )}
      <form method="post" action="/desk/catalogue/upload" encType="multipart/form-data">
        <p className="field">
          <label htmlFor="file">{query.file ? copy.another : copy.file}</label>
          <input
            id="file"
            type="file"
            name="file"
            required
            accept=".xlsx,.xlsm,.csv,.tsv,.txt,.json,.md"
            aria-describedby="file-hint"
          />
          <span id="file-hint" className="hint">
            {copy.fileHint}
          </span>
        </p>
        <button type="submit" className={query.file ? undefined : 'main'}>
          {copy.upload}
        </button>
      </form>
      {!query.file && (
        <form method="post" action="/desk/catalogue/undo">
          <p className="hint">{copy.undoHint}</p>
          <button type="submit">{copy.undo}</button>
        </form>
      )}
    </>
  ),
  'manager',
)

type FilePreviewProps = { readonly id: string; readonly staff: { readonly id: string } }

async function FilePreview({ id, staff }: FilePreviewProps) {
  const { executeSql } = runtime().database
  const file = await keptFile(executeSql, staff, id)
  if (!file) return <p className="problem">{copy.gone}</p>
  const preview = await previewFile(executeSql, file)
  const { faults, faultCount, notes, changes, added, changed, unchanged, inReview } = preview
  const isOpen = faultCount === 0 && added + changed > 0
  const shown = []
  for (const change of faultCount > 0 ? [] : changes)
    shown.push({
      name: rowName(change),
      before: change.before && (await readable(executeSql, change.kind, change.before)),
      after: change.after && (await readable(executeSql, change.kind, change.after)),
    })
  return (
    <>
      <h2>{file.name}</h2>
      {notes.map((note) => (
        <p key={note} className="hint">
          {note}
        </p>
      ))}
      {faultCount > 0 && (
        <section aria-labelledby="faults">
          <h3 id="faults">{copy.faults(faultCount)}</h3>
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
          {faultCount > faults.length && <p className="hint">{copy.more(faultCount - faults.length)}</p>}
        </section>
      )}
      {faultCount === 0 && <p>{copy.sums({ added, changed, unchanged })}</p>}
      {inReview > 0 && <p className="hint">{copy.inReview(inReview)}</p>}
      {isOpen && (
        <form method="post" action="/desk/catalogue/apply">
          <HiddenFields values={{ file: id, hash: preview.hash }} />
          <button type="submit" className="main">
            {copy.apply}
          </button>
        </form>
      )}
      {shown.map(({ name, before, after }) => (
        <section key={name} aria-label={name}>
          <h3>{before ? name : copy.isNew(name)}</h3>
          <TextDiff before={before} after={after} />
        </section>
      ))}
      {isOpen && added + changed > shown.length && (
        <p className="hint">{copy.moreChanges(added + changed - shown.length)}</p>
      )}
    </>
  )
}

export { metadata }
export default Page
