import 'server-only'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { PublicPage } from '@/app/_document/PublicPage'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { AlphabetJump, AlphabetList, type IndexEntry, alphabetGroups } from './Alphabet'
import { DepartmentIndex } from './DepartmentIndex'
import { ListPage } from '@/components/ui/ListPage'
import { PageSection, PageSections } from '@/components/ui/PageSections'
import { interpolate } from '@/content/copy/interpolate'
import { type EditionParams, editionPage } from '@/app/_document/edition'
import type { Language } from '@/model/page/language'
import type { PageContext } from '@/model/page/pageContext'

type IndexCopy = {
  readonly title: string
  readonly description: string
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

type IndexPage = Pick<PageContext, 'pageType' | 'pageName' | 'path'> & {
  readonly copyIn: (language: Language) => IndexCopy
  /** Asked when the page is made: the catalogue may have changed. */
  readonly entriesIn: (language: Language) => readonly IndexEntry[]
  /** Below the lead, such as the same index in the other language. */
  readonly noteOn?: (page: PageContext) => ReactNode
}

/** The metadata and the page of everything of one kind: a way to each letter, all of it from A to Z and again by department. */
export const indexPage = ({ copyIn, entriesIn, noteOn, ...own }: IndexPage) => ({
  async generateMetadata(props: EditionParams): Promise<Metadata> {
    const page = await editionPage(props, own)
    const { title, description } = copyIn(page.language)
    const count = entriesIn(page.language).length
    return pageMetadata(page, { title, description: interpolate(description, { count }) })
  },
  async Page(props: EditionParams) {
    const page = await editionPage(props, own)
    const { language } = page
    const copy = copyIn(language)
    const entries = entriesIn(language)
    const groups = alphabetGroups(entries, language)
    return (
      <PublicPage
        page={page}
        crumbs={[{ name: copy.crumb, path: page.path }]}
        entries={entries.map(({ name, href }) => ({ name, path: href }))}
      >
        <ListPage title={copy.heading} lead={copy.lead} form={<LeadForm page={page} />}>
          {noteOn?.(page)}
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
              <DepartmentIndex entries={entries} language={language} departmentLink={copy.departmentLink} />
            </PageSection>
          </PageSections>
        </ListPage>
      </PublicPage>
    )
  },
})
