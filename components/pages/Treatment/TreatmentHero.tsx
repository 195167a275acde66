import type { ReactNode } from 'react'
import { TreatmentIllustration } from '@/components/pages/Treatment/TreatmentIllustration'
import { PageHero } from '@/components/ui/PageHero'
import { TreatmentFacts } from '@/components/pages/Treatment/TreatmentFacts'
import type { Department } from '@/model/catalogue/department'
import type { Treatment } from '@/model/catalogue/treatment'
import type { Language } from '@/model/page/language'

type TreatmentHeroProps = {
  readonly treatment: Treatment
  readonly department: Department
  readonly language: Language
  readonly form: ReactNode
  readonly actions: ReactNode
}

/** A treatment's name, its summary and the facts at a glance, beside the form. */
export const TreatmentHero = ({ treatment, department, language, form, actions }: TreatmentHeroProps) => (
  <PageHero form={form} below={<TreatmentFacts facts={treatment.facts} language={language} />}>
    <p className="eyebrow">
      <TreatmentIllustration treatmentSlug={treatment.slug} departmentSlug={department.slug} size={80} />
      <a href={`/department/${department.slug}`}>
        {language === 'hi' ? department.hindi : department.DepartmentName}
      </a>
    </p>
    <h1>{language === 'hi' ? treatment.hindi : treatment.ProcedureName}</h1>
    <p className="lead">{treatment.summary}</p>
    {actions}
  </PageHero>
)
