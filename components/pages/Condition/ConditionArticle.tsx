import type { PageContext } from '@/model/page/pageContext'
import { type ArticleSection, SectionedArticle } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Links } from '@/components/ui/SectionedArticle/textBlocks'
import { SellingPoints, hasSellingPoints } from '@/components/ui/SellingPoints'
import { conditionsInDepartment } from '@/content/catalogue'
import { conditionCopy } from '@/content/copy/conditions'
import type { Condition } from '@/model/catalogue/condition'
import { conditionSections } from './conditionSections'

type ConditionArticleProps = {
  readonly condition: Condition
  readonly page: PageContext
  /** Who treats it and where. */
  readonly people?: readonly ArticleSection[]
}

/** A condition's article below its hero: sections, and the other conditions of its department. */
export function ConditionArticle({ condition, page, people = [] }: ConditionArticleProps) {
  const copy = conditionCopy.sections
  const others = conditionsInDepartment(condition.departmentid).filter(({ slug }) => slug !== condition.slug)
  return (
    <SectionedArticle
      sections={conditionSections(condition, people)}
      page={page}
      before={hasSellingPoints(condition.departmentid) && <SellingPoints language="en" />}
      after={
        <nav className="section" aria-label={copy.related}>
          <h2>{copy.related}</h2>
          <Links
            items={[
              ...others.map(({ slug, DiseaseName }) => ({ href: `/condition/${slug}`, name: DiseaseName })),
              { href: '/condition', name: copy.all },
            ]}
          />
        </nav>
      }
    />
  )
}
