import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Questionnaire } from '@/components/forms/calculators/Questionnaire'
import { questionnaireSections } from '@/components/pages/Service/questionnaireSections'
import { medicalPageJsonLd } from '@/components/seo/JsonLd/medicalJsonLd'
import { conditionBySlug, departmentById } from '@/content/catalogue/catalogue'
import { questionnairePages, questionnaireReviews } from '@/content/copy/questionnairePages'
import { QUESTIONNAIRES, isQuestionnaire } from '@/model/calculators/questionnaires'
import { editionOf } from '@/app/_document/edition'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { ServicePage } from '@/app/[edition]/services/servicePage'
import { QuestionnaireWarning, questionnairePage } from '@/app/[edition]/tools/questionnairePage'

type Props = { readonly params: Promise<{ readonly edition: string; readonly questionnaire: string }> }

async function find({ params }: Props) {
  const { edition, questionnaire: name } = await params
  if (!isQuestionnaire(name)) return undefined
  const { language } = editionOf(edition)
  return { name, language, page: questionnairePage(name, language), copy: questionnairePages[name][language] }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await find(props)
  if (!found) return {}
  return pageMetadata(found.page, found.copy)
}

/** The piles severity score or the cataract lens chooser: what cannot wait, the questions, and how they are weighed. */
export default async function QuestionnairePage(props: Props) {
  const { name, language, page, copy } = (await find(props)) ?? notFound()
  const condition = conditionBySlug(QUESTIONNAIRES[name].topic)
  return (
    <ServicePage
      page={page}
      copy={copy}
      hero={{
        actions: <QuestionnaireWarning name={name} language={language} />,
        tool: { title: copy.tool, body: <Questionnaire name={name} language={language} /> },
        formPlace: 'beside',
      }}
      sections={questionnaireSections(name, language)}
      things={(url) => [
        medicalPageJsonLd({
          name: copy.heading,
          url,
          language,
          about: condition && { '@type': 'MedicalCondition', name: condition.DiseaseName },
          department: condition && departmentById(condition.departmentid),
          review: questionnaireReviews[name],
        }),
      ]}
    />
  )
}
