import 'server-only'
import type { Metadata } from 'next'
import type { QueryProps } from '@/app/(perRequest)/perRequest'
import { publicPage } from '@/app/_document/edition'
import { PolicyRoot, PolicySections } from '@/app/[edition]/privacy/policyPage'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { clinicTimeZone } from '@/content/brand'
import { dayInWords } from '@/content/copy/inWords'
import { interpolate } from '@/content/copy/interpolate'
import { policyCopy } from '@/content/policies/policy'
import { localTime } from '@/model/catalogue/timeZone'
import { type Language, pathIn } from '@/model/page/language'
import { type StoredNotice, noticesOf, noticeText } from '@/server/privacy/consent/notices'
import { log } from '@/server/log'
import { runtime } from '@/server/runtime'

/** What the page shows: the list, and the text of the version that its address names. Undefined while it cannot be read. */
async function read(language: Language, chosen: unknown) {
  try {
    const { database } = runtime()
    return {
      kept: await noticesOf(database, language),
      text: typeof chosen === 'string' ? await noticeText(database, chosen) : undefined,
    }
  } catch (error) {
    log.warn({ err: error }, 'the versions of the privacy notice could not be read')
    return undefined
  }
}

/** Every text that the privacy notice ever had, in one language; `?v=` names one by its hash (docs/decisions/0047). */
export function versionsPage(language: Language) {
  const copy = policyCopy[language].versions
  const path = pathIn(language, '/privacy-versions')
  const metadata: Metadata = { title: copy.title, robots: { index: false, follow: true } }

  const named = ({ version, firstShown }: StoredNotice) =>
    interpolate(copy.since, {
      version,
      day: dayInWords(localTime(firstShown, clinicTimeZone()).slice(0, 10), language),
    })

  async function VersionsPage({ searchParams }: QueryProps) {
    const page = publicPage({ pageType: 'Privacy', pageName: policyCopy.en.versions.title, path, language })
    const shown = await read(language, (await searchParams).v)
    return (
      <SiteShell page={page}>
        <PolicyRoot className="wrap" lang={language}>
          <article>
            <header>
              <h1>{copy.title}</h1>
              <p className="lead">{shown ? copy.lead : copy.unreadable}</p>
              <ul className="links">
                {shown?.kept.map((notice) => (
                  <li key={notice.hash}>
                    <a
                      href={`${path}?v=${notice.hash}`}
                      aria-current={shown.text?.hash === notice.hash ? 'page' : undefined}
                    >
                      {named(notice)}
                    </a>
                  </li>
                ))}
              </ul>
            </header>
            {shown?.text && (
              <>
                <section lang={shown.text.language}>
                  <h2>{named(shown.text)}</h2>
                  <p>{shown.text.content.policy.lead}</p>
                </section>
                <PolicySections sections={shown.text.content.policy.sections} language={language} />
                <section>
                  <h2>{copy.beside}</h2>
                  <ul>
                    {Object.entries(shown.text.content.form).map(([name, words]) => (
                      <li key={name}>{words}</li>
                    ))}
                  </ul>
                </section>
              </>
            )}
          </article>
        </PolicyRoot>
      </SiteShell>
    )
  }

  return { metadata, VersionsPage }
}
