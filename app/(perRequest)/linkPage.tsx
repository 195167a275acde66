import 'server-only'
import type { ReactNode } from 'react'
import { publicPage } from '@/app/_document/edition'
import { type Query, privateMetadata, type QueryProps } from '@/app/(perRequest)/perRequest'
import { EditionStyle, SiteShell } from '@/components/layout/Shell/SiteShell'
import { AwayNotice } from '@/components/pages/Booking/AwayNotice'
import { BookingRoot } from '@/components/pages/Booking/Booking.styles'
import { PageLink } from '@/components/ui/PageLink'
import { Scene } from '@/components/ui/Scene'
import { callNumber } from '@/content/brand'
import { headerCopy } from '@/content/copy/header'
import { homeCopy } from '@/content/copy/home'
import { IN_APP_SOURCE } from '@/model/page/inApp'
import { type Language, otherLanguage } from '@/model/page/language'
import type { PageType } from '@/model/page/pageTypes'
import { runtime } from '@/server/runtime'

type Props = QueryProps & { readonly params: Promise<{ readonly token: string }> }

/** A page that its link's token opens. */
interface LinkPageParts<View> {
  readonly pageType: PageType
  /** Its path without the token: no lead, log or form of the page is to carry that. */
  readonly path: string
  readonly copy: {
    readonly title: string
    readonly away: string
    readonly unknown: { readonly title: string; readonly lead: string }
  }
  /** The page's address in a language. */
  readonly pathOf: (language: Language, token: string) => string
  /** What the token opens; undefined for nothing. @throws the database's error */
  readonly read: (token: string, language: Language) => Promise<View | undefined>
  readonly draw: (
    view: View,
    token: string,
    query: Query,
    language: Language,
  ) => ReactNode | Promise<ReactNode>
}

/** The name that a query's parameter has, of those that it may have. */
export const named = <Name extends string>(names: readonly Name[], value: Query[string]): Name | undefined =>
  names.find((name) => name === value)

/**
 * A page in one language whose link is the permission to read it. It changes nothing, says so while the database is away, and
 * says that a link opens nothing.
 */
export function linkPage<View>(
  language: Language,
  { pageType, path, copy, pathOf, read, draw }: LinkPageParts<View>,
) {
  const metadata = privateMetadata(copy.title)
  const page = publicPage({ pageType, pageName: copy.title, path, language })

  async function Page({ params, searchParams }: Props) {
    const [{ token }, query] = [await params, await searchParams]
    const other = otherLanguage(language)
    const isAway = !runtime().intake.breaker.isAvailable
    const view = isAway ? undefined : await read(token, language)
    return (
      <SiteShell page={page}>
        {query.source === IN_APP_SOURCE && <EditionStyle />}
        <BookingRoot lang={language === 'hi' ? 'hi' : undefined}>
          {isAway && (
            <>
              <h1>{copy.title}</h1>
              <AwayNotice language={language} text={copy.away} phone={callNumber(page)} />
            </>
          )}
          {!isAway && !view && (
            <>
              <div className="head">
                <h1>{copy.unknown.title}</h1>
                <p>{copy.unknown.lead}</p>
              </div>
              <Scene name="lost" isOpening />
              <p>
                <PageLink href="/doctors?sort=soonest" language={language} className="button button-primary">
                  {homeCopy[language].doctorsAll}
                </PageLink>
              </p>
            </>
          )}
          {view && (await draw(view, token, query, language))}
          <p>
            <a href={pathOf(other, token)} hrefLang={other} lang={other}>
              {headerCopy[language].languageSwitch}
            </a>
          </p>
        </BookingRoot>
      </SiteShell>
    )
  }

  return { metadata, Page }
}
