import 'server-only'
import type { Kind } from '@/model/catalogue/kinds'
import { pagePathsOf } from '@/model/catalogue/pagePaths'
import { tableOf } from '@/server/catalogue/catalogueRows'
import { Conditions, countRows } from '@/server/catalogue/rowQuery'
import { runtime } from '@/server/runtime'
import type { SitemapSection } from './sitemapEntry'

const BATCH_ROWS = 5000

interface KeyAndDay {
  readonly key: string
  readonly day: string
}

const SELECT_KEY = `select key, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as day`

/** The pages of a kind that may be too many for the memory: read from the database batch by batch, in order of keys. */
export const rowSection = (kind: Kind): SitemapSection => ({
  count: () => countRows(kind, new Conditions()),
  async *entries(from, limit) {
    const { executeSql } = runtime().database
    const table = tableOf(kind)
    let before = ''
    for (let done = 0; done < limit; done += BATCH_ROWS) {
      // After the first batch the key says where to go on, so that no batch counts its way to its beginning.
      const { rows } = await executeSql<KeyAndDay>(
        `${SELECT_KEY} from ${table} where key > $1 order by key limit $2 offset $3`,
        [before, Math.min(BATCH_ROWS, limit - done), done === 0 ? from : 0],
      )
      const last = rows[rows.length - 1]
      if (!last) return
      for (const { key, day } of rows)
        for (const path of pagePathsOf(kind, key)) yield { path, lastModified: day }
      before = last.key
    }
  },
})
