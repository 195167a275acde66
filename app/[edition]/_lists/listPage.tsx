import 'server-only'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { type ReactNode, cache } from 'react'
import { PublicPage } from '@/app/_document/PublicPage'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { ChangeLocation, isCityList } from '@/components/account/Location/ChangeLocation'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import type { Crumb } from '@/components/ui/Breadcrumbs'
import { type FilterField, ListFilters, chosenFilters } from '@/components/ui/ListFilters/ListFilters'
import { ListPage } from '@/components/ui/ListPage'
import { Pager } from '@/components/ui/Pager'
import { listSection } from '@/components/ui/ActionButtons/buttonVariants'
import { type Counted, counted, listCopy } from '@/content/copy/lists'
import { interpolate } from '@/content/copy/interpolate'
import type { QuestionAndAnswer } from '@/model/catalogue/primitives'
import type { PageContext } from '@/model/page/pageContext'
import {
  LISTS,
  type ListName,
  type ListQuery,
  listHref,
  plainList,
  readListSegment,
} from '@/model/page/listQuery'

/** What visitors narrow a list by, and how it is sorted. */
export interface ListChoice {
  readonly fields: readonly FilterField[]
  /** Names of the ways to sort, where there is more than one. */
  readonly sorts?: Readonly<Record<string, string>>
  /** How many were found; `{count}` is filled in. */
  readonly foundCopy: Counted
  /** How the list is sorted, as a sentence. */
  readonly order?: string
}

/** Heading level of cards: below the page's heading, or below a result heading. */
export type CardLevel = 2 | 3

type SortedCopy = {
  readonly sorts: Readonly<Record<string, string>>
  /** What each way to sort is, as a sentence. */
  readonly orders: Readonly<Record<string, string>>
  readonly nobodyPays: string
  readonly found: Counted
}

/** Text about filters and order, and that positions are not paid for. */
export const unpaidChoice = (
  fields: readonly FilterField[],
  { sort }: ListQuery,
  { sorts, orders, nobodyPays, found }: SortedCopy,
): ListChoice => ({ fields, sorts, foundCopy: found, order: `${orders[sort]} ${nobodyPays}` })

/** Content of a list page at one address: facts and copy of its subject, entries, breadcrumbs. */
export interface ListView {
  readonly page: PageContext
  /** For search engines; a list that answers no search is not listed. */
  readonly head: { readonly title: string; readonly description: string; readonly isListed?: boolean }
  /** The way here from the home page, this page included. */
  readonly crumbs: readonly Crumb[]
  readonly title: string
  readonly lead: string
  readonly facts?: ReactNode
  /** Undefined where there is nothing to choose from. */
  readonly choice?: ListChoice
  /** How many entries the list has whatever its filters leave, where one alone is no list to choose from. */
  readonly count?: number
  readonly found: { readonly total: number; readonly pages: number }
  /** The entries of this page of the list. */
  readonly cards: (headingLevel: CardLevel) => ReactNode
  /** The entries for search engines. */
  readonly entries?: readonly { readonly name: string; readonly path: string }[]
  readonly below?: ReactNode
  readonly faqs?: readonly QuestionAndAnswer[]
}

type LayoutProps = Parameters<typeof ListPage>[0]

/** Definition of a list: name in the address table, content, and deviations from other lists. */
export interface ListDefinition<Params> {
  readonly list: ListName
  /** Reads what an address' list shows; a name that nothing has is a page that does not exist. */
  readonly read: (params: Params, query: ListQuery) => Promise<ListView>
  readonly layout?: (props: LayoutProps) => ReactNode
  /** A title or description of a narrowed list; unless stated, what is chosen follows in brackets. */
  readonly narrowed?: (text: string, query: ListQuery, view: ListView) => string
}

/** Names what is chosen, so that no two pages of a list have the same title. */
function withChoices(list: ListName) {
  return (text: string, query: ListQuery, { page: { language }, choice }: ListView): string => {
    const { fields = [], sorts = {} } = choice ?? {}
    const chosen = [
      ...chosenFilters(fields, query).map(({ label, value }) => `${label}: ${value}`),
      ...(query.sort === LISTS[list].sorts[0] ? [] : [sorts[query.sort] ?? query.sort]),
      ...(query.page === 1 ? [] : [interpolate(listCopy[language].pager.page, { page: query.page })]),
    ]
    return chosen.length === 0 ? text : `${text} (${chosen.join(', ')})`
  }
}

/** Search engines see each page of the plain list as itself, a filtered or sorted one as the plain list. */
function metadataOf({ list, narrowed }: ListDefinition<never>, view: ListView, query: ListQuery): Metadata {
  const { page, head, choice } = view
  if (!choice) return pageMetadata(page, head)
  const isPlain = Object.keys(query.filters).length === 0 && query.sort === LISTS[list].sorts[0]
  const path = listHref(page.path, list, query)
  const narrow = (text: string) => (narrowed ?? withChoices(list))(text, query, view)
  return pageMetadata(
    { ...page, path },
    {
      title: narrow(head.title),
      description: narrow(head.description),
      canonical: isPlain ? path : page.path,
    },
  )
}

type ResultsProps = { readonly list: ListName; readonly query: ListQuery; readonly view: ListView }

/** Filters, how the list is sorted, its entries and the way to its other pages. */
function Results({ list, query, view: { page, choice, found, cards } }: ResultsProps) {
  const { path, language } = page
  const { total, pages } = found
  return (
    <>
      {choice && (
        <ListFilters
          path={path}
          list={list}
          query={query}
          fields={choice.fields}
          sorts={choice.sorts}
          found={interpolate(counted(choice.foundCopy, total), { count: total })}
          isEmpty={total === 0}
          language={language}
        />
      )}
      {choice?.order && total > 1 && <p className="order">{choice.order}</p>}
      {cards(choice ? 3 : 2)}
      <Pager path={path} list={list} query={query} pages={pages} language={language} />
    </>
  )
}

type ListDocumentProps = ResultsProps & { readonly layout: (props: LayoutProps) => ReactNode }

function ListDocument({ list, query, view, layout: Layout }: ListDocumentProps) {
  const { page, crumbs, title, lead, facts, entries, faqs, below } = view
  return (
    <PublicPage page={page} crumbs={crumbs} entries={entries} faqs={faqs}>
      <Layout
        title={title}
        lead={lead}
        facts={facts}
        actions={
          <>
            {isCityList(page) && <ChangeLocation page={page} />}
            <ActionButtons section={listSection(page.pageType)} page={page} size="small" isQuiet />
          </>
        }
        form={<LeadForm page={page} />}
      >
        <Results list={list} query={query} view={view} />
      </Layout>
      {below}
    </PublicPage>
  )
}

type ListParams<Params> = { readonly params: Promise<Params & { readonly query?: string }> }

/** A list's page and its metadata, for the plain list and for those that filters leave (model/page/listQuery.ts). */
export function listPage<Params>(definition: ListDefinition<Params>) {
  const { list, read, layout = ListPage } = definition
  /** Read once for the page and its metadata, which have the same parameters, each as an object of its own. */
  const listAt = cache(async (key: string) => {
    const params = JSON.parse(key) as Params & { readonly query?: string }
    const { query: segment } = params
    const query = segment === undefined ? plainList(list) : (readListSegment(list, segment) ?? notFound())
    const view = await read(params, query)
    if (query.page > view.found.pages) notFound()
    const hasChoice = segment !== undefined || view.count === undefined || view.count > 1
    return { query, view: hasChoice ? view : { ...view, choice: undefined } }
  })
  return {
    async generateMetadata({ params }: ListParams<Params>) {
      const { query, view } = await listAt(JSON.stringify(await params))
      return metadataOf(definition, view, query)
    },
    async Page({ params }: ListParams<Params>) {
      const { query, view } = await listAt(JSON.stringify(await params))
      return <ListDocument list={list} query={query} view={view} layout={layout} />
    },
  }
}
