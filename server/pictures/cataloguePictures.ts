import 'server-only'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { KIND_NAMES, type Kind } from '@/model/catalogue/kind'
import { descriptorOf } from '@/model/catalogue/kinds'
import {
  type Picture,
  type PictureShapeName,
  type StoredPicture,
  formatsOf,
  isDrawn,
  pictureFile,
} from '@/model/catalogue/picture'
import type { RowFault } from '@/model/catalogue/primitives'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { fetchSource, isWebSource, readSource } from './pictureSource'
import { planPicture } from './makePicture'

/** Pictures that no row shows any more stay so long: pages and shared caches may still name them. */
const UNUSED_DAYS = 30

interface PictureOptions {
  readonly executeSql: ExecuteSql
  /** The folder for all catalogue files, beside the folder of each. */
  readonly folder: string
  /** Whether pictures are made and kept; a check only reads them. */
  readonly keeps: boolean
}

/** Whether all files of a picture are kept: an import that was stopped may have left some only. */
async function isKept(
  executeSql: ExecuteSql,
  { name, widths }: StoredPicture,
  shape: PictureShapeName,
): Promise<boolean> {
  const files = widths.flatMap((width) => formatsOf(shape).map((format) => pictureFile(name, width, format)))
  const { rows } = await executeSql(
    `select 1 from unnest($1::text[]) as wanted(file)
      where not exists (select from catalogue_picture where file = wanted.file) limit 1`,
    [files],
  )
  return files.length > 0 && rows.length === 0
}

/** Reads the pictures of catalogue rows while these are checked, each source once, and keeps what becomes of them. */
export class CataloguePictures {
  private readonly read = new Map<string, StoredPicture>()

  constructor(private readonly options: PictureOptions) {}

  /** Reads the pictures of a row of a file. @returns what is wrong with them */
  async add(kind: Kind, row: object, file: string): Promise<readonly RowFault[]> {
    const faults: RowFault[] = []
    for (const { field, shape, picture } of picturesOf(kind, row)) {
      if (isDrawn(picture)) {
        if (!existsSync(join('public', picture.source)))
          faults.push({
            field: `${field}.source`,
            message: `${picture.source} is none of the site’s drawings`,
          })
        continue
      }
      const result = await this.readOne(picture, shape, file)
      if ('fault' in result) faults.push({ field: `${field}.source`, message: result.fault })
      else this.read.set(keyOf(picture, shape, file), result)
    }
    return faults
  }

  /** The row with what became of its pictures, which must have been added before. */
  storedIn<Row extends object>(kind: Kind, row: Row, file: string): Row {
    const changes = picturesOf(kind, row)
      .filter(({ picture }) => !isDrawn(picture))
      .map(({ field, shape, picture }) => [
        field,
        { ...picture, stored: this.read.get(keyOf(picture, shape, file)) },
      ])
    return changes.length === 0 ? row : { ...row, ...Object.fromEntries(changes) }
  }

  private async readOne(
    picture: Picture,
    shape: PictureShapeName,
    file: string,
  ): Promise<StoredPicture | { readonly fault: string }> {
    const known = this.read.get(keyOf(picture, shape, file))
    if (known) return known
    const { source, stored } = picture
    const { executeSql, folder, keeps } = this.options
    const isFromWeb = isWebSource(source)
    // What an export names is here already: the web is asked again when `stored` is taken out of the row.
    const here = stored && (await isKept(executeSql, stored, shape)) ? stored : undefined
    if (isFromWeb && here) return here
    const beside = dirname(file)
    const found = isFromWeb
      ? await fetchSource(source)
      : await readSource(source, [beside, join(beside, 'pictures'), folder])
    if ('fault' in found) return found.isMissing && here ? here : found
    const plan = await planPicture(found.bytes, shape)
    if ('fault' in plan) return { fault: `${source}: ${plan.fault}` }
    if (keeps && !(await isKept(executeSql, plan.stored, shape)))
      for await (const made of plan.files())
        await executeSql(
          'insert into catalogue_picture (file, picture, body) values ($1, $2, $3) on conflict do nothing',
          [made.file, plan.stored.name, made.body],
        )
    return plan.stored
  }
}

const keyOf = ({ source }: Picture, shape: PictureShapeName, file: string): string =>
  `${shape}\n${isWebSource(source) ? '' : dirname(file)}\n${source}`

const picturesOf = (kind: Kind, row: object) =>
  Object.entries(descriptorOf(kind).pictures ?? {}).flatMap(([field, shape]) => {
    // The kind's codec has checked the row; kinds.test.ts sees to it that the field is a picture's.
    const picture = Reflect.get(row, field) as Picture | undefined
    return picture === undefined ? [] : [{ field, shape, picture }]
  })

/** Records which pictures rows use, and removes those unused for a while. Part of every import. */
export async function tidyPictures(executeSql: ExecuteSql): Promise<void> {
  const { rows } = await executeSql('select 1 from catalogue_picture limit 1')
  if (rows.length === 0) return
  // Constant names, not user input.
  const used = KIND_NAMES.flatMap((kind) =>
    Object.keys(descriptorOf(kind).pictures ?? {}).map(
      (field) => `select row->'${field}'->'stored'->>'name' from catalogue_${kind} where row ? '${field}'`,
    ),
  )
  await executeSql(`update catalogue_picture set used_at = now() where picture in (${used.join(' union ')})`)
  await executeSql('delete from catalogue_picture where used_at < now() - make_interval(days => $1)', [
    UNUSED_DAYS,
  ])
}
