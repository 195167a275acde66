import type { ReactNode } from 'react'
import { DepartmentIllustration } from '@/components/pages/Department/DepartmentIllustration'
import { PageHero } from '@/components/ui/PageHero'
import type { Condition } from '@/model/catalogue/condition'
import type { Department } from '@/model/catalogue/department'
import { EmergencySigns } from './EmergencySigns'

type ConditionHeroProps = {
  readonly condition: Condition
  readonly department: Department
  readonly form: ReactNode
  /** What a visitor can do beside filling the form. */
  readonly actions?: ReactNode
}

/** A condition's name and the signs that cannot wait, before everything else; beside them the form. */
export const ConditionHero = ({ condition, department, form, actions }: ConditionHeroProps) => (
  <PageHero form={form}>
    <p className="eyebrow">
      <DepartmentIllustration departmentSlug={department.slug} size={56} />
      <a href={`/department/${department.slug}`}>{department.DepartmentName}</a>
    </p>
    <h1>{condition.DiseaseName}</h1>
    <EmergencySigns signs={condition.emergencySigns} />
    <p className="lead">{condition.summary}</p>
    {actions}
  </PageHero>
)
