import 'server-only'
import type { Metadata } from 'next'
import { type FilterField, chosenFilters } from '@/components/ui/ListFilters/chosenFilters'
import { interpolate } from '@/content/copy/messages/messages'
import { listCopy } from '@/content/copy/lists'
import { LISTS, type ListName, type ListQuery, listHref } from '@/model/page/listQuery'
import { pageMetadata } from '@/app/_document/pageMetadata'

type ListHead = {
  readonly title: string
  readonly description: string
  /** Public path of the plain list. */
  readonly path: string
  readonly list: ListName
  readonly query: ListQuery
  readonly fields: readonly FilterField[]
  readonly sorts?: Readonly<Record<string, string>>
}

/** Whether nothing is chosen but perhaps a page. */
export const isPlainList = (list: ListName, { filters, sort }: ListQuery): boolean =>
  Object.keys(filters).length === 0 && sort === LISTS[list].sorts[0]

/**
 * What search engines are told of a list: each page of the plain list stands for itself, a filtered or sorted one for the
 * plain list. Titles say what is chosen, so that no two are the same.
 */
export function listHead({ title, description, path, list, query, fields, sorts = {} }: ListHead): Metadata {
  const isPlain = isPlainList(list, query)
  const chosen = [
    ...chosenFilters(fields, query).map(({ label, value }) => `${label}: ${value}`),
    ...(query.sort === LISTS[list].sorts[0] ? [] : [sorts[query.sort] ?? query.sort]),
    ...(query.page === 1 ? [] : [interpolate(listCopy.en.pager.page, { page: query.page })]),
  ]
  const told = (text: string) => (chosen.length === 0 ? text : `${text} (${chosen.join(', ')})`)
  const href = listHref(path, list, query)
  return pageMetadata({
    title: told(title),
    description: told(description),
    path: href,
    canonical: isPlain ? href : path,
  })
}
