import 'server-only'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { PublicPage } from '@/app/_document/PublicPage'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import {
  AlphabetJump,
  AlphabetList,
  type IndexEntry,
  alphabetGroups,
} from '@/components/pages/Index/Alphabet'
import { DepartmentIndex } from '@/components/pages/Index/DepartmentIndex'
import { ListPage } from '@/components/ui/ListPage'
import { PageSection, PageSections } from '@/components/ui/PageSections'
import { interpolate } from '@/content/copy/interpolate'
import { type EditionParams, languageOf, publicPage } from '@/app/_document/edition'
import { type Language, pathIn } from '@/model/page/language'
import type { PageContext } from '@/model/page/pageContext'

type IndexShellProps = {
  readonly page: PageContext
  readonly entries: readonly IndexEntry[]
  readonly copy: {
    readonly crumb: string
    readonly heading: string
    readonly lead: string
    readonly alphabetTitle: string
    readonly alphabetLabel: string
    readonly alphabetIntro?: string
    readonly departmentsTitle: string
    readonly departmentsIntro?: string
    readonly departmentLink: string
  }
  /** Below the lead, such as the same index in the other language. */
  readonly note?: ReactNode
}

/** The page of everything of one kind: a way to each letter, all of it from A to Z and again by department. */
function IndexShell({ page, copy, entries, note }: IndexShellProps) {
  const groups = alphabetGroups(entries, page.language)
  return (
    <PublicPage
      page={page}
      crumbs={[{ name: copy.crumb, path: page.path }]}
      entries={entries.map(({ name, href }) => ({ name, path: href }))}
    >
      <ListPage title={copy.heading} lead={copy.lead} form={<LeadForm page={page} />}>
        {note}
        <AlphabetJump
          groups={groups}
          label={copy.alphabetLabel}
          further={{ href: '#by-department', name: copy.departmentsTitle }}
        />
        <PageSections isInColumn>
          <PageSection id="a-to-z" title={copy.alphabetTitle} intro={copy.alphabetIntro}>
            <AlphabetList groups={groups} />
          </PageSection>
          <PageSection id="by-department" title={copy.departmentsTitle} intro={copy.departmentsIntro}>
            <DepartmentIndex
              entries={entries}
              language={page.language}
              departmentLink={copy.departmentLink}
            />
          </PageSection>
        </PageSections>
      </ListPage>
    </PublicPage>
  )
}

type IndexPage = Pick<PageContext, 'pageType' | 'pageName' | 'path'> & {
  readonly copyIn: (
    language: Language,
  ) => IndexShellProps['copy'] & { readonly title: string; readonly description: string }
  /** Asked when the page is made: the catalogue may have changed. */
  readonly entriesIn: (language: Language) => readonly IndexEntry[]
  readonly noteIn?: (language: Language) => ReactNode
}

/** The metadata and the page of everything of one kind. */
export const indexPage = ({ pageType, pageName, path, copyIn, entriesIn, noteIn }: IndexPage) => ({
  async generateMetadata(props: EditionParams): Promise<Metadata> {
    const language = await languageOf(props)
    const { title, description } = copyIn(language)
    const count = entriesIn(language).length
    return pageMetadata({
      title,
      description: interpolate(description, { count }),
      path: pathIn(language, path),
      language,
    })
  },
  async Page(props: EditionParams) {
    const language = await languageOf(props)
    const page = publicPage({ pageType, pageName, path: pathIn(language, path), language })
    return (
      <IndexShell
        page={page}
        copy={copyIn(language)}
        entries={entriesIn(language)}
        note={noteIn?.(language)}
      />
    )
  },
})
