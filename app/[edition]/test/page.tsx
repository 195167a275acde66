import type { Metadata } from 'next'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { testPath } from '@/components/TestPage/TestArticle'
import { tests } from '@/content/catalogue'
import { fillGaps } from '@/content/messages/messagesFor'
import { testWords } from '@/content/words/tests'
import { taggedBy } from '@/server/documents/cacheTags'
import { type EditionParams, languageOf } from '@/app/edition'
import { IndexShell } from '@/app/indexShell'
import { pageMetadata } from '@/app/pageMetadata'

const PAIR = { en: testPath('en'), hi: testPath('hi') }

export async function generateMetadata(props: EditionParams): Promise<Metadata> {
  const language = await languageOf(props)
  const { title, description } = testWords[language].index
  return pageMetadata({
    title,
    description: fillGaps(description, { count: tests(language).length }),
    path: PAIR[language],
    language,
  })
}

export default async function TestsPage(props: EditionParams) {
  const language = await languageOf(props)
  taggedBy('tests', 'departments')
  const { index, otherLanguage } = testWords[language]
  const page: LeadFormPage = {
    pageType: 'Test',
    pageName: testWords.en.sections.all,
    path: PAIR[language],
    tier: 3,
    language,
  }
  const other = language === 'hi' ? 'en' : 'hi'
  const entries = tests(language).map(({ slug, TestName, departmentid }) => ({
    href: testPath(language, slug),
    name: TestName,
    departmentId: departmentid,
  }))
  const note = (
    <p>
      <a href={PAIR[other]} lang={other} hrefLang={other}>
        {otherLanguage}
      </a>
    </p>
  )
  return <IndexShell page={page} words={index} entries={entries} note={note} />
}
