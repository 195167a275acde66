import 'server-only'
import { KIND_NAMES } from '@/model/catalogue/kind'
import { exportWorkbook } from '@/server/catalogue/export/exportWorkbook'
import { UndoError } from '@/server/catalogue/import/importUndo'
import { deskAudit } from '@/server/desk/staff/deskAudit'
import { deskForm, deskRead, deskUpload } from '@/server/desk/staff/deskGuard'
import { seeOther } from '@/server/http/envelope'
import { runtime } from '@/server/runtime'
import { ReviewError, undoReviewed } from './importReview'
import { UPLOAD_BYTES, applyFile, keepFile, keptFile } from './uploadedFiles'

/** Where files of the catalogue are uploaded, and shown before they are imported. */
export const IMPORT_PATH = '/desk/catalogue/import'

const importPage = (query: Readonly<Record<string, string>>) =>
  seeOther(`${IMPORT_PATH}?${new URLSearchParams(query).toString()}`)

/** POST /desk/catalogue/upload: stores a file, and redirects to the preview of its changes. */
const upload = deskUpload(
  'manager',
  IMPORT_PATH,
  async ({ body: form, session: { staff } }) => {
    const file = form.get('file')
    if (!(file instanceof File) || file.size === 0) return importPage({ problem: 'noFile' })
    const bytes = Buffer.from(await file.arrayBuffer())
    const name = file.name.replaceAll('\0', '').slice(-100)
    return importPage({ file: await keepFile(runtime().database.executeSql, staff, { name, bytes }) })
  },
  UPLOAD_BYTES,
)

/** POST /desk/catalogue/apply: imports a file that was uploaded, if it would still change what its preview showed. */
const apply = deskForm('manager', IMPORT_PATH, async ({ body: form, session: { staff } }) => {
  const { database } = runtime()
  const id = form.get('file') ?? ''
  const file = await keptFile(database.executeSql, staff, id)
  if (!file) return importPage({ problem: 'gone' })
  await deskAudit(staff, { action: 'catalogue.imported', subject: file.name })
  try {
    const result = await applyFile(database, file, form.get('hash') ?? '', staff)
    if (!result) return importPage({ file: id, problem: 'changedSince' })
    return importPage({ done: result.inReview > 0 ? 'importedForReview' : 'imported' })
  } catch (error) {
    if (error instanceof ReviewError) return importPage({ file: id, problem: 'changedSince' })
    throw error
  }
})

/** POST /desk/catalogue/undo: takes the last import back, as the command does. */
const undo = deskForm('manager', IMPORT_PATH, async ({ session: { staff } }) => {
  await deskAudit(staff, { action: 'catalogue.undone' })
  try {
    await undoReviewed(runtime().database, staff)
    return importPage({ done: 'undone' })
  } catch (error) {
    if (error instanceof UndoError) return importPage({ problem: 'notUndone' })
    throw error
  }
})

/** GET /desk/catalogue/workbook: the whole catalogue as a workbook. */
const download = deskRead('manager', async () => {
  const workbook = await exportWorkbook(runtime().database.executeSql, KIND_NAMES)
  return new Response(new Uint8Array(workbook), {
    headers: {
      'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'Content-Disposition': 'attachment; filename="catalogue.xlsx"',
      'Cache-Control': 'no-store',
    },
  })
})

/** The calls of the desk's files (server/handlers.ts). */
export const UPLOAD_HANDLERS = {
  '/desk/catalogue/upload': { POST: upload },
  '/desk/catalogue/apply': { POST: apply },
  '/desk/catalogue/undo': { POST: undo },
  '/desk/catalogue/workbook': { GET: download },
} as const
