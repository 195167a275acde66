import type { Metadata } from 'next'
import type { PageContext } from '@/model/page/pageContext'
import { testPath } from '@/components/pages/Test/TestArticle'
import { tests } from '@/content/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import { testCopy } from '@/content/copy/medicalTests'
import { type EditionParams, languageOf } from '@/app/_document/edition'
import { IndexShell } from '@/app/[edition]/_lists/indexShell'
import { pageMetadata } from '@/app/_document/pageMetadata'

const PAIR = { en: testPath('en'), hi: testPath('hi') }

export async function generateMetadata(props: EditionParams): Promise<Metadata> {
  const language = await languageOf(props)
  const { title, description } = testCopy[language].index
  return pageMetadata({
    title,
    description: interpolate(description, { count: tests(language).length }),
    path: PAIR[language],
    language,
  })
}

export default async function TestsPage(props: EditionParams) {
  const language = await languageOf(props)
  const { index, otherLanguage } = testCopy[language]
  const page: PageContext = {
    pageType: 'Test',
    pageName: testCopy.en.sections.all,
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
  return <IndexShell page={page} copy={index} entries={entries} note={note} />
}
