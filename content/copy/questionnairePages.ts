import type { Language } from '@/model/page/language'
import type { QuestionnaireName } from '@/model/calculators/questionnaires'
import type { MedicalReview } from '@/model/catalogue/medicalReview'
import { cataractLensPage } from './cataractLensPage'
import { pilesScorePage } from './pilesScorePage'
import type { QuestionnairePageCopy } from './questionnairePageCopy'

/** Copy of all questionnaire pages. */
export const questionnairePageCopy = {
  en: { questions: 'Questions people ask', read: 'Where to read on', own: 'Prepare your visit' },
  hi: { questions: 'लोगों के प्रश्न', read: 'आगे पढ़ें', own: 'डॉक्टर से मिलने की तैयारी' },
} as const satisfies Record<Language, object>

/** The pages' texts by the last part of their addresses. */
export const questionnairePages: Readonly<
  Record<QuestionnaireName, Readonly<Record<Language, QuestionnairePageCopy>>>
> = { 'piles-severity-score': pilesScorePage, 'cataract-lens': cataractLensPage }

const days = { isReviewed: false, lastReview: '2026-11-22', nextReview: '2027-11-22' } as const

/** Writers, reviewers and sources of the questionnaires: of most sources the summary was read. */
export const questionnaireReviews: Readonly<Record<QuestionnaireName, MedicalReview>> = {
  'piles-severity-score': {
    ...days,
    writerSlug: 'asha-menon',
    reviewerSlug: 'meera-iyer',
    sources: [
      {
        publisher: 'Rørvik and others, Diseases of the Colon & Rectum 2019; 62: 333–342',
        title: 'Hemorrhoidal Disease Symptom Score and Short Health Scale HD (summary)',
        url: 'https://doi.org/10.1097/DCR.0000000000001234',
        isChecked: true,
      },
      {
        publisher: 'American Society of Colon and Rectal Surgeons, 2024',
        title: 'Management of Hemorrhoids (recommendations)',
        url: 'https://guidelinecentral.com/guideline/9150',
        isChecked: true,
      },
      {
        publisher: 'Royal College of Emergency Medicine, RCEMLearning',
        title: 'Anorectal disease: haemorrhoids (the four degrees)',
        url: 'https://www.rcemlearning.co.uk/modules/anorectal-disease/lessons/anorectal-disease/topic/haemorrhoids-2/',
        isChecked: true,
      },
      {
        publisher: 'Goligher, 5th edition 1984',
        title: 'Surgery of the Anus, Rectum and Colon',
        isChecked: false,
      },
      {
        publisher: 'NHS',
        title: 'Piles (haemorrhoids)',
        url: 'https://www.nhs.uk/conditions/piles-haemorrhoids/',
        isChecked: false,
      },
    ],
  },
  'cataract-lens': {
    ...days,
    writerSlug: 'farah-siddiqui',
    reviewerSlug: 'sana-khan',
    sources: [
      {
        publisher: 'Cochrane Database of Systematic Reviews 2016, CD003169',
        title: 'Multifocal versus monofocal intraocular lenses after cataract extraction (summary)',
        url: 'https://doi.org/10.1002/14651858.CD003169.pub4',
        isChecked: true,
      },
      {
        publisher: 'Yeu and Cuozzo, American Academy of Ophthalmology, Ophthalmology 2021; 128: e132–e141',
        title: 'Matching the Patient to the Intraocular Lens (summary)',
        isChecked: true,
      },
      {
        publisher: 'Megiddo-Barnir and Alió, Asia-Pacific Journal of Ophthalmology 2023; 12: 58–79',
        title: 'Latest Development in Extended Depth-of-Focus Intraocular Lenses (summary)',
        isChecked: true,
      },
      {
        publisher: 'National Institute for Health and Care Excellence, IPG264',
        title: 'Implantation of multifocal intraocular lenses during cataract surgery: guidance',
        url: 'https://www.nice.org.uk/guidance/ipg264/chapter/1-Guidance',
        isChecked: true,
      },
      {
        publisher: 'National Institute for Health and Care Excellence, NG77',
        title: 'Cataracts in adults: management',
        url: 'https://www.nice.org.uk/guidance/ng77/chapter/recommendations',
        isChecked: false,
      },
      {
        publisher: 'American Academy of Ophthalmology, EyeSmart',
        title: 'IOL implants: lens replacement after cataracts',
        isChecked: false,
      },
      {
        publisher: 'Royal College of Ophthalmologists and RNIB',
        title: 'Understanding cataracts',
        isChecked: false,
      },
      { publisher: 'NHS', title: 'Cataract surgery', isChecked: false },
    ],
  },
}
