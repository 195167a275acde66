import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { type ArticleSection, SectionedArticle } from '@/components/SectionedArticle/SectionedArticle'
import { Links } from '@/components/SectionedArticle/textBlocks'
import { SellingPoints, hasSellingPoints } from '@/components/SellingPoints/SellingPoints'
import { conditionsInDepartment } from '@/content/catalogue'
import { conditionWords } from '@/content/words/conditions'
import type { Condition } from '@/model/catalogue/condition'
import { conditionSections } from './conditionSections'

type ConditionArticleProps = {
  readonly condition: Condition
  readonly page: LeadFormPage
  /** Who treats it and where. */
  readonly people?: readonly ArticleSection[]
}

/** A condition's article below its hero: sections, and the other conditions of its department. */
export function ConditionArticle({ condition, page, people = [] }: ConditionArticleProps) {
  const words = conditionWords.sections
  const others = conditionsInDepartment(condition.departmentid).filter(({ slug }) => slug !== condition.slug)
  return (
    <SectionedArticle
      sections={conditionSections(condition, people)}
      page={page}
      before={hasSellingPoints(condition.departmentid) && <SellingPoints language="en" />}
      after={
        <nav className="section" aria-label={words.related}>
          <h2>{words.related}</h2>
          <Links
            items={[
              ...others.map(({ slug, DiseaseName }) => ({ href: `/condition/${slug}`, name: DiseaseName })),
              { href: '/condition', name: words.all },
            ]}
          />
        </nav>
      }
    />
  )
}
