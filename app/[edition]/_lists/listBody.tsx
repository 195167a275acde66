import 'server-only'
import type { ReactNode } from 'react'
import type { FilterField } from '@/components/ui/ListFilters/chosenFilters'
import { ListFilters } from '@/components/ui/ListFilters/ListFilters'
import { Pager } from '@/components/ui/Pager'
import { interpolate } from '@/content/copy/messages/messages'
import { counted } from '@/content/copy/lists'
import type { ListName, ListQuery } from '@/model/page/listQuery'

type ListBodyProps = {
  /** Public path of the plain list. */
  readonly path: string
  readonly list: ListName
  readonly query: ListQuery
  readonly fields: readonly FilterField[]
  readonly copy: {
    /** Names of the ways to sort, where there is more than one. */
    readonly sorts?: Readonly<Record<string, string>>
    /** How many were found; `{count}` is filled in. */
    readonly found: { readonly one: string; readonly many: string }
  }
  readonly found: { readonly total: number; readonly pages: number }
  /** How the list is sorted, in words. */
  readonly order: string
  /** False where one entry is no list to choose from. */
  readonly hasChoice?: boolean
  /** The entries as cards. */
  readonly children: ReactNode
}

/** What stands inside a list's shell: filters, how it is sorted, entries and pager. */
export function ListBody({
  path,
  list,
  query,
  fields,
  copy,
  found,
  order,
  hasChoice = true,
  children,
}: ListBodyProps) {
  return (
    <>
      {hasChoice && (
        <ListFilters
          path={path}
          list={list}
          query={query}
          fields={fields}
          sorts={copy.sorts}
          found={interpolate(counted(copy.found, found.total), { count: found.total })}
          isEmpty={found.total === 0}
          language="en"
        />
      )}
      {found.total > 1 && <p className="order">{order}</p>}
      {children}
      <Pager path={path} list={list} query={query} pages={found.pages} language="en" />
    </>
  )
}
