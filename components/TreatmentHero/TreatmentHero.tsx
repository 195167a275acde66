import type { ReactNode } from 'react'
import { DepartmentIllustration } from '@/components/DepartmentIllustration/DepartmentIllustration'
import { PageHero } from '@/components/PageHero/PageHero'
import { TreatmentFacts } from '@/components/TreatmentArticle/TreatmentFacts'
import type { Department, Treatment } from '@/content/catalogueCodecs'
import type { Language } from '@/content/messages/messagesFor'

type TreatmentHeroProps = {
  readonly treatment: Treatment
  readonly department: Department
  readonly language: Language
  readonly form: ReactNode
}

/** A treatment's name, its summary and the facts at a glance, beside the form. */
export const TreatmentHero = ({ treatment, department, language, form }: TreatmentHeroProps) => (
  <PageHero form={form}>
    <p className="eyebrow">
      <DepartmentIllustration departmentSlug={department.slug} size={56} />
      {language === 'hi' ? department.hindi : department.DepartmentName}
    </p>
    <h1>{language === 'hi' ? treatment.hindi : treatment.ProcedureName}</h1>
    <p className="lead">{treatment.summary}</p>
    <TreatmentFacts facts={treatment.facts} language={language} />
  </PageHero>
)
