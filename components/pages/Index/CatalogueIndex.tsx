import type { ReactNode } from 'react'
import { PageHero } from '@/components/ui/PageHero'
import { PageSection, PageSections } from '@/components/ui/PageSections'
import type { Language } from '@/model/page/language'
import { AlphabetJump } from './AlphabetJump'
import { AlphabetList } from './AlphabetList'
import { DepartmentIndex } from './DepartmentIndex'
import { type IndexEntry, alphabetGroups } from './alphabetGroups'

type CatalogueIndexProps = {
  readonly entries: readonly IndexEntry[]
  readonly language: Language
  readonly copy: {
    readonly heading: string
    readonly lead: string
    readonly alphabetTitle: string
    readonly alphabetLabel: string
    readonly departmentsTitle: string
    readonly departmentsIntro?: string
    readonly departmentLink: string
  }
  readonly form: ReactNode
  /** Below the lead, such as the same index in the other language. */
  readonly note?: ReactNode
}

/** An index page's content: what it is, a way to each letter, all of it from A to Z and again by department. */
export function CatalogueIndex({ entries, language, copy, form, note }: CatalogueIndexProps) {
  const groups = alphabetGroups(entries, language)
  return (
    <>
      <PageHero form={form}>
        <h1>{copy.heading}</h1>
        <p className="lead">{copy.lead}</p>
        {note}
        <AlphabetJump groups={groups} label={copy.alphabetLabel} />
        <p>
          <a href="#by-department" className="button">
            {copy.departmentsTitle}
          </a>
        </p>
      </PageHero>
      <PageSections>
        <PageSection id="a-to-z" title={copy.alphabetTitle}>
          <AlphabetList groups={groups} />
        </PageSection>
        <PageSection id="by-department" title={copy.departmentsTitle} intro={copy.departmentsIntro}>
          <DepartmentIndex entries={entries} language={language} departmentLink={copy.departmentLink} />
        </PageSection>
      </PageSections>
    </>
  )
}
