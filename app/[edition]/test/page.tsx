import { indexPage } from '@/app/[edition]/_lists/indexPage'
import { testPath } from './testSections'
import { OtherLanguageLink } from '@/components/ui/LanguageSwitch'
import { tests } from '@/content/catalogue/catalogue'
import { testCopy } from '@/content/copy/medicalTests'

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
  noteOn: (page) => (
    <p>
      <OtherLanguageLink page={page} text={testCopy[page.language].otherLanguage} />
    </p>
  ),
})

export { generateMetadata }
export default TestsPage
