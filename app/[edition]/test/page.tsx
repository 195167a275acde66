import { indexPage } from '@/app/[edition]/_lists/indexShell'
import { testPath } from '@/components/pages/Test/testSections'
import { OtherLanguageLink } from '@/components/ui/LanguageSwitch'
import { tests } from '@/content/catalogue'
import { testCopy } from '@/content/copy/medicalTests'
import { otherLanguage } from '@/model/page/language'

const { generateMetadata, Page: TestsPage } = indexPage({
  pageType: 'Test',
  pageName: testCopy.en.sections.all,
  path: '/test',
  copyIn: (language) => testCopy[language].index,
  entriesIn: (language) =>
    tests(language).map(({ slug, TestName, departmentid }) => ({
      href: testPath(language, slug),
      name: TestName,
      departmentId: departmentid,
    })),
  noteIn: (language) => (
    <p>
      <OtherLanguageLink
        href={testPath(otherLanguage(language))}
        language={language}
        text={testCopy[language].otherLanguage}
      />
    </p>
  ),
})

export { generateMetadata }
export default TestsPage
