import { otherLanguage } from '@/model/page/language'
import { OtherLanguageLink } from '@/components/ui/LanguageSwitch'
import type { Metadata } from 'next'
import { testPath } from '@/components/pages/Test/testSections'
import { tests } from '@/content/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import { testCopy } from '@/content/copy/medicalTests'
import { type EditionParams, languageOf, publicPage } from '@/app/_document/edition'
import { IndexShell } from '@/app/[edition]/_lists/indexShell'
import { pageMetadata } from '@/app/_document/pageMetadata'

export async function generateMetadata(props: EditionParams): Promise<Metadata> {
  const language = await languageOf(props)
  const { title, description } = testCopy[language].index
  return pageMetadata({
    title,
    description: interpolate(description, { count: tests(language).length }),
    path: testPath(language),
    language,
  })
}

export default async function TestsPage(props: EditionParams) {
  const language = await languageOf(props)
  const copy = testCopy[language]
  const page = publicPage({
    pageType: 'Test',
    pageName: testCopy.en.sections.all,
    path: testPath(language),
    language,
  })
  const entries = tests(language).map(({ slug, TestName, departmentid }) => ({
    href: testPath(language, slug),
    name: TestName,
    departmentId: departmentid,
  }))
  const note = (
    <p>
      <OtherLanguageLink
        href={testPath(otherLanguage(language))}
        language={language}
        text={copy.otherLanguage}
      />
    </p>
  )
  return <IndexShell page={page} copy={copy.index} entries={entries} note={note} />
}
