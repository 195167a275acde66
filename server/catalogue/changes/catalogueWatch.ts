import 'server-only'
import { ABSENT, type CacheTag, DATABASE_UNAVAILABLE } from '@/content/catalogue/snapshot/cacheTags'
import { catalogueSnapshot, setCatalogueSnapshot } from '@/content/catalogue/snapshot/catalogueSnapshot'
import { HOSPITAL_CHOICES, setHospitalOptions } from '@/content/catalogue/options/catalogueOptions'
import { setTopEntries } from '@/content/catalogue/options/topEntries'
import { setInventedLargeKinds } from '@/content/catalogue/snapshot/inventedKinds'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { dayInIndia } from '@/model/catalogue/campaign'
import { KIND_NAMES, type Kind } from '@/model/catalogue/kind'
import type { Database } from '@/server/database/database'
import { log } from '@/server/log'
import { keepSearchIndex } from '@/server/search/site/maintainSearchIndex'
import { tagsOfKinds } from './changeTags'
import { onComingDates } from '@/server/catalogue/import/comingDates'
import { readTopEntries } from '@/server/catalogue/reads/topEntries'
import {
  isCatalogueEmpty,
  readInventedLargeKinds,
  readSmallCatalogue,
  rowsOfKind,
} from '@/server/catalogue/reads/rowQuery'
import { readRemovedPages, setRemovedPages } from './removedPages'
import { importCatalogue } from '@/server/catalogue/import/importCatalogue'
import type { RowsByKind } from '@/server/catalogue/import/storeRows'
import {
  dropAggregates,
  startAggregateCache,
  stopAggregateCache,
} from '@/server/catalogue/reads/aggregateCache'

/** Polling interval for changes of the catalogue. */
const ASK_EVERY_MS = 1000

/** Removes cached pages with one of the tags. @returns how many there were */
type InvalidatePages = (tags: readonly CacheTag[]) => number

interface WatchOptions {
  readonly askEveryMs?: number
  readonly invalidatePages?: InvalidatePages
}

interface Change {
  readonly id: string
  readonly kinds: readonly Kind[]
  readonly tags: readonly CacheTag[]
}

/** The shipped rows of every kind, for a new database. */
export const shippedCatalogue = (): RowsByKind =>
  Object.fromEntries(KIND_NAMES.map((kind) => [kind, shippedRows(kind)]))

/**
 * Keeps this server's snapshot and its cached pages in step with the database's catalogue, no matter which process changes it: this
 * server's own command line, or another server on the same database.
 */
export class CatalogueWatch {
  private timer: NodeJS.Timeout | undefined
  private asking: Promise<void> | undefined
  private lastChange = '0'
  private wasUnavailable = false
  private indexing: Promise<void> | undefined
  private isStopped = false

  private constructor(
    private readonly database: Database,
    private readonly invalidatePages: InvalidatePages,
  ) {}

  /**
   * Fills an empty catalogue from the shipped files, reads the snapshot, and starts to watch.
   * @throws the database's error; the shipped rows are used as snapshot then
   */
  static async start(
    database: Database,
    { askEveryMs = ASK_EVERY_MS, invalidatePages = () => 0 }: WatchOptions = {},
  ): Promise<CatalogueWatch> {
    const watch = new CatalogueWatch(database, invalidatePages)
    watch.indexing = keepSearchIndex(database, () => watch.isStopped)
    if (await isCatalogueEmpty(database.executeSql)) {
      const rows = shippedCatalogue()
      const scheduleExceptions = onComingDates(shippedRows('scheduleExceptions'), dayInIndia(new Date()))
      const { added } = await importCatalogue(
        database,
        { ...rows, scheduleExceptions },
        { onlyIfEmpty: true },
      )
      if (added) log.info({ rows: added }, 'the catalogue has been filled with the shipped rows')
    }
    await watch.readAll()
    startAggregateCache()
    watch.timer = setInterval(() => void watch.ask(), askEveryMs)
    watch.timer.unref()
    return watch
  }

  /** Reads on from the last known change; one question at a time. */
  ask(): Promise<void> {
    this.asking ??= this.askOnce()
      .catch((error: unknown) => {
        if (!this.wasUnavailable) log.warn({ err: error }, 'the catalogue cannot be asked for changes')
        this.wasUnavailable = true
      })
      .finally(() => (this.asking = undefined))
    return this.asking
  }

  async stop(): Promise<void> {
    this.isStopped = true
    clearInterval(this.timer)
    stopAggregateCache()
    await this.asking
    await this.indexing
  }

  private async readAll(): Promise<void> {
    const { rows } = await this.database.executeSql<{ last: string }>(
      'select coalesce(max(id), 0)::text as last from catalogue_change',
    )
    await this.takeOver(KIND_NAMES)
    this.lastChange = rows[0]?.last ?? '0'
    // Pages that were made before, of the shipped rows.
    this.invalidatePages([...tagsOfKinds(KIND_NAMES), ABSENT])
  }

  private async askOnce(): Promise<void> {
    const { rows: changes } = await this.database.executeSql<Change>(
      'select id::text as id, kinds, tags from catalogue_change where id > $1 order by id',
      [this.lastChange],
    )
    if (this.wasUnavailable) this.invalidatePages([DATABASE_UNAVAILABLE])
    this.wasUnavailable = false
    const last = changes[changes.length - 1]
    if (!last) return
    const isFooterOther = await this.takeOver([...new Set(changes.flatMap(({ kinds }) => kinds))])
    this.lastChange = last.id
    const tags = new Set([
      ...changes.flatMap((change) => change.tags),
      ...(isFooterOther ? ['options' as const] : []),
    ])
    const pages = this.invalidatePages([...tags, ABSENT])
    log.info({ changes: changes.length, pages }, 'the catalogue changed')
  }

  /** @returns whether every page's footer names other doctors or hospitals now */
  private async takeOver(changed: readonly Kind[]): Promise<boolean> {
    dropAggregates(changed)
    // Before the snapshot, from which texts are made that ask for it.
    setInventedLargeKinds(await readInventedLargeKinds(this.database.executeSql))
    setCatalogueSnapshot(await readSmallCatalogue(this.database.executeSql, catalogueSnapshot(), changed))
    setRemovedPages(await readRemovedPages(this.database))
    if (changed.includes('hospitals')) {
      const hospitals = await rowsOfKind(this.database.executeSql, 'hospitals', HOSPITAL_CHOICES)
      setHospitalOptions(hospitals.map(({ row }) => row))
    }
    const isNamed = (['doctors', 'hospitals', 'reviews'] as const).some((kind) => changed.includes(kind))
    return isNamed && setTopEntries(await readTopEntries(this.database.executeSql))
  }
}
