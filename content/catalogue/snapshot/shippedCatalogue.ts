import 'server-only'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Kind } from '@/model/catalogue/kind'
import { type CatalogueRow, KINDS } from '@/model/catalogue/kinds'
import { decodeRows } from '@/model/catalogue/decodeRows'
import { readRowFile, rowFilesUnder } from '@/content/catalogue/files/rowFiles'

/*
 * The demonstration catalogue as it is shipped, in files. A new database is filled from it; the build and tests, which
 * open no database, read it in the database's place.
 */

/** Where the shipped rows lie: a file a kind, and a folder of articles, each of which is a text. */
export const SHIPPED_FOLDER = join(process.cwd(), 'content', 'catalogue', 'demo')

/** The shipped files of a kind. */
export function shippedFiles(kind: Kind): readonly string[] {
  const names = [kind, `${kind}.json`, `${kind}.csv`]
  const place = names
    .map((name) => join(/*turbopackIgnore: true*/ SHIPPED_FOLDER, name))
    .find((path) => existsSync(path))
  return place ? rowFilesUnder(place) : []
}

const known = new Map<Kind, readonly unknown[]>()

/**
 * The shipped rows of a kind, read once, in the order of their ids where they have one.
 * @throws Error naming the file when a row does not fit its codec
 */
export function shippedRows<K extends Kind>(kind: K): readonly CatalogueRow[K][] {
  const before = known.get(kind)
  // The map stores this kind's rows under it.
  if (before) return before as readonly CatalogueRow[K][]
  const rows = shippedFiles(kind).flatMap((file) =>
    decodeRows(
      file,
      KINDS[kind].codec,
      readRowFile(file, KINDS[kind]).map(({ row }) => row),
    ),
  )
  const ordered = inOrderOfIds(rows)
  known.set(kind, ordered)
  return ordered
}

/**
 * A kind's own id is its first field that begins with a capital and ends with Id; rows without one keep the order of their
 * files. Not KINDS[kind].idField, which names `cityid` as well: cities keep the order of their file.
 */
function inOrderOfIds<Row extends object>(rows: readonly Row[]): readonly Row[] {
  const [first] = rows
  const field = first && Object.keys(first).find((key) => /^[A-Z]\w+Id$/.test(key))
  if (!field) return rows
  const idOf = (row: Row): number => Number(Reflect.get(row, field))
  return [...rows].sort((one, other) => idOf(one) - idOf(other))
}
