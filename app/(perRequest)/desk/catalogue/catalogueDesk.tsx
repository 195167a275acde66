import 'server-only'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { requireStaff } from '@/app/(perRequest)/desk/deskPages'
import { type Query, type QueryProps, privateMetadata } from '@/app/(perRequest)/perRequest'
import { DevanagariFont } from '@/app/_document/DevanagariFont'
import { ContentRoot } from '@/components/desk/Content/Content.styles'
import { DeskShell } from '@/components/desk/DeskShell/DeskShell'
import { KIND_LABELS } from '@/content/copy/catalogueFields'
import { CONTENT_DONE, CONTENT_PROBLEM, deskContentCopy as copy } from '@/content/copy/deskContent'
import type { Kind } from '@/model/catalogue/kind'
import { isKind } from '@/model/catalogue/kinds'
import type { LeastRole, StaffMember } from '@/model/desk/staff'
import { CATALOGUE_PATH, catalogueAddress } from '@/server/catalogue/review/contentCalls'
import { sentBackDrafts } from '@/server/catalogue/review/contentHistory'
import { previewPaths } from '@/server/catalogue/review/contentPages'
import { runtime } from '@/server/runtime'

/** What a page of the desk's catalogue is drawn from. */
export interface OpenedPage {
  readonly staff: StaffMember
  readonly query: Readonly<Record<string, string | undefined>>
}

// Addresses name the words: a map knows no others, such as 'constructor'.
const DONE = new Map(Object.entries(CONTENT_DONE))
const PROBLEMS = new Map(Object.entries(CONTENT_PROBLEM))

/** Each parameter by its first value, without the null character, which PostgreSQL does not take. */
const firstValues = (query: Query): OpenedPage['query'] =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      const first = Array.isArray(value) ? value[0] : value
      return [name, first?.replaceAll('\0', '')]
    }),
  )

/** The kind that an address names, or a page that does not exist. */
export const kindIn = ({ kind = '' }: OpenedPage['query']): Kind => (isKind(kind) ? kind : notFound())

/** The row that an address names. */
export const addressIn = (query: OpenedPage['query']): { readonly kind: Kind; readonly key: string } => ({
  kind: kindIn(query),
  key: (query.key ?? '').slice(0, 300),
})

/** A page of the desk's catalogue, made for each request. @param least the lowest role allowed */
export function cataloguePage(
  page: string,
  draw: (opened: OpenedPage) => Promise<ReactNode>,
  least: LeastRole = 'author',
) {
  async function Page({ searchParams }: QueryProps) {
    const query = firstValues(await searchParams)
    const requested = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    )
    const path = page === '' ? CATALOGUE_PATH : `${CATALOGUE_PATH}/${page}`
    const staff = await requireStaff(least, path, requested)
    const [done, problem] = [DONE.get(query.done ?? ''), PROBLEMS.get(query.problem ?? '')]
    return (
      <DeskShell staff={staff} page="catalogue">
        <DevanagariFont />
        <ContentRoot>
          {done && (
            <p className="confirmation" role="status">
              {done}
            </p>
          )}
          {problem && (
            <p className="problem" role="alert">
              {problem}
            </p>
          )}
          {await draw({ staff, query })}
        </ContentRoot>
      </DeskShell>
    )
  }
  return { metadata: privateMetadata(copy.title), Page }
}

/** The way to a kind's list. */
export const Crumbs = ({ kind }: { readonly kind: Kind }) => (
  <nav className="crumbs" aria-label="Breadcrumbs">
    <a href={CATALOGUE_PATH}>{copy.title}</a>
    <a href={catalogueAddress('rows', { kind })}>{KIND_LABELS[kind]}</a>
  </nav>
)

type Entry = {
  readonly key: string
  readonly href: string
  readonly name: ReactNode
  readonly state: ReactNode
  readonly isLate?: boolean
}

/** List of links with their review state. */
export const EntryList = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <ul className="list">
    {entries.map(({ key, href, name, state, isLate }) => (
      <li key={key}>
        <a href={href}>{name}</a>
        <span className={isLate ? 'state late' : 'state'}>{state}</span>
      </li>
    ))}
  </ul>
)

/** When a text must be read again, or that it should have been. @param today as `2027-11-21` */
export const reviewInWords = (nextReview: string, today: string): string =>
  nextReview <= today ? copy.expired(nextReview) : `${copy.reviewBy} ${nextReview}`

type TextTabsProps = { readonly kind: Kind; readonly textKey: string; readonly here: string }

/** The pages of one row. */
export const TextTabs = ({ kind, textKey, here }: TextTabsProps) => (
  <nav className="tabs" aria-label={textKey}>
    {(['text', 'review', 'history'] as const).map((page) => (
      <a
        key={page}
        href={catalogueAddress(page, { kind, key: textKey })}
        aria-current={page === here ? 'page' : undefined}
      >
        {{ text: copy.edit, review: copy.review, history: copy.history }[page]}
      </a>
    ))}
  </nav>
)

/** What a reviewer asks the authors of a draft to change. */
export async function SentBackNote(place: { readonly kind: Kind; readonly textKey: string }) {
  const at = { kind: place.kind, key: place.textKey }
  const [sentBack] = await sentBackDrafts(runtime().database.executeSql, at)
  return (
    sentBack && (
      <p className="sent-back">
        <b>{copy.sentBackBy(sentBack.actor.name)}</b> {sentBack.reason}
      </p>
    )
  )
}

type PreviewLinksProps = { readonly kind: Kind; readonly textKey: string; readonly row: object }

/** Leads to the real pages as they would be with a row. */
export const PreviewLinks = ({ kind, textKey: key, row }: PreviewLinksProps) =>
  previewPaths(kind, key, row).map((path) => (
    <a
      key={path}
      className="link"
      href={catalogueAddress('preview', { kind, key, path })}
      target="_blank"
      rel="noopener"
    >
      {copy.preview} {path}
    </a>
  ))
