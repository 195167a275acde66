import type { PageContext } from '@/model/page/pageContext'
import { SectionedArticle } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Links } from '@/components/ui/SectionedArticle/textBlocks'
import { tests } from '@/content/catalogue'
import { testCopy } from '@/content/copy/medicalTests'
import type { Language } from '@/model/page/language'
import type { MedicalTest } from '@/model/catalogue/medicalTest'
import { testSections } from './testSections'

/** The address of a test's page in a language; without a slug, of the index. */
export const testPath = (language: Language, slug?: string): string =>
  [language === 'hi' ? '/hi/test' : '/test', ...(slug === undefined ? [] : [slug])].join('/')

/** A test's article below its hero: sections, and the other tests of its department. */
export function TestArticle({ test, page }: { readonly test: MedicalTest; readonly page: PageContext }) {
  const copy = testCopy[test.language].sections
  const others = tests(test.language).filter(
    ({ slug, departmentid }) => departmentid === test.departmentid && slug !== test.slug,
  )
  return (
    <SectionedArticle
      sections={testSections(test)}
      page={page}
      after={
        <nav className="section" aria-label={copy.related}>
          <h2>{copy.related}</h2>
          <Links
            items={[
              ...others.map(({ slug, TestName }) => ({
                href: testPath(test.language, slug),
                name: TestName,
              })),
              { href: testPath(test.language), name: copy.all },
            ]}
          />
        </nav>
      }
    />
  )
}
