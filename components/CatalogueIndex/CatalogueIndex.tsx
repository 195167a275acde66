import type { ReactNode } from 'react'
import { PageHero } from '@/components/PageHero/PageHero'
import { PageSection, PageSections } from '@/components/PageSections/PageSections'
import type { Language } from '@/content/messages/messagesFor'
import { AlphabetJump } from './AlphabetJump'
import { AlphabetList } from './AlphabetList'
import { DepartmentIndex } from './DepartmentIndex'
import { type IndexEntry, alphabetGroups } from './alphabetGroups'

type CatalogueIndexProps = {
  readonly entries: readonly IndexEntry[]
  readonly language: Language
  readonly words: {
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
export function CatalogueIndex({ entries, language, words, form, note }: CatalogueIndexProps) {
  const groups = alphabetGroups(entries, language)
  return (
    <>
      <PageHero form={form}>
        <h1>{words.heading}</h1>
        <p className="lead">{words.lead}</p>
        {note}
        <AlphabetJump groups={groups} label={words.alphabetLabel} />
        <p>
          <a href="#by-department" className="button">
            {words.departmentsTitle}
          </a>
        </p>
      </PageHero>
      <PageSections>
        <PageSection id="a-to-z" title={words.alphabetTitle}>
          <AlphabetList groups={groups} />
        </PageSection>
        <PageSection id="by-department" title={words.departmentsTitle} intro={words.departmentsIntro}>
          <DepartmentIndex entries={entries} language={language} departmentLink={words.departmentLink} />
        </PageSection>
      </PageSections>
    </>
  )
}
