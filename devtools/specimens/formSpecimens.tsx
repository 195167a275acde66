import { urgentHelpIn } from '@/content/copy/urgentHelp'
import { AskCatalogue } from '@/app/(perRequest)/chat/ai/AskCatalogue'
import { CoverageAnswer } from '@/app/(perRequest)/calculate/CoverageAnswer'
import { CoverageCheck } from '@/components/forms/CoverageCheck/CoverageCheck'
import { TextAndForm } from '@/components/forms/TextAndForm'
import { GuidedEnquiry } from '@/components/forms/GuidedEnquiry/GuidedEnquiry'
import { buildLeadFormViewModel } from '@/components/forms/LeadForm/buildLeadFormViewModel'
import { formOptions } from '@/components/forms/LeadForm/formOptions'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { LeadFormErrorSummary } from '@/components/forms/LeadForm/LeadFormErrorSummary'
import { LeadFormRoot } from '@/components/forms/LeadForm/LeadForm.styles'
import { LeadFormView } from '@/components/forms/LeadForm/LeadFormClient'
import type { LeadFormState } from '@/components/forms/LeadForm/leadFormViewModel'
import { ListFilters } from '@/components/ui/ListFilters/ListFilters'
import { QuickSurvey } from '@/components/forms/QuickSurvey/QuickSurvey'
import { RadioGroup } from '@/components/ui/RadioGroup'
import { pageNumbers } from '@/content/brand'
import { popularCities } from '@/content/catalogue/catalogue'
import { choicesOf } from '@/content/copy/formFields'
import { leadFormCopy } from '@/content/copy/leadForm'
import { contactCopy } from '@/content/copy/contact'
import { cityName } from '@/model/catalogue/city'
import { leadFormSpecFor } from '@/model/lead/leadForm'
import { plainList } from '@/model/page/listQuery'
import { COVERAGE_START } from '@/model/calculators/coverageCheck'
import { type Scene, type Specimens, aloneState, state } from './specimen'

const COVERED = { insurer: 'ayushman-bharat', treatment: 'Piles Treatment', city: 'Pune' }

/** A form with the fields of several variants, in a state of its machine. */
function formIn({ page, language }: Scene, id: string, given: Partial<LeadFormState>) {
  const copy = leadFormCopy[language]
  const spec = leadFormSpecFor({
    pageType: page.pageType,
    path: page.path,
    leadFormKeys: ['email', 'city', 'treatment', 'insuranceType', 'query'],
  })
  const viewModel = buildLeadFormViewModel({
    id,
    spec,
    page,
    copy,
    numbers: pageNumbers(page),
    options: formOptions(language),
  })
  const drawn: LeadFormState = { live: true, busy: false, errors: {}, notice: '', contact: false, ...given }
  return (
    <LeadFormRoot $layout="stacked">
      <LeadFormView viewModel={viewModel} state={drawn} />
    </LeadFormRoot>
  )
}

const errorsIn = ({ language }: Scene) => {
  const { validation } = leadFormCopy[language]
  return {
    name: validation.nameRequired,
    mobile: validation.mobileInvalid,
    email: validation.emailInvalid,
    city: validation.cityRequired,
    treatment: validation.treatmentRequired,
    insuranceType: validation.insuranceTypeRequired,
    query: validation.queryRequired,
  }
}

const radio = ({ language }: Scene, id: string, more: Partial<Parameters<typeof RadioGroup>[0]>) => {
  const { labels, form } = leadFormCopy[language]
  return (
    <RadioGroup
      id={id}
      name={id}
      title={labels.priorConsultationField}
      options={choicesOf('priorConsultationField', language)}
      required
      optionalHint={form.optional}
      {...more}
    />
  )
}

const cityField = ({ language }: Scene) => ({
  name: 'city',
  label: leadFormCopy[language].labels.city,
  options: popularCities().map((city) => ({
    value: city.slug,
    label: cityName(city, language),
  })),
})

const filters = (scene: Scene, chosen: Readonly<Record<string, string>>, isEmpty: boolean) => (
  <ListFilters
    path="/doctors"
    list="doctors"
    query={{ ...plainList('doctors'), filters: chosen }}
    fields={[cityField(scene)]}
    found={isEmpty ? '0' : '128'}
    isEmpty={isEmpty}
    language={scene.language}
  />
)

/** What a visitor fills in. */
export const formSpecimens: Specimens = {
  LeadForm: [
    state('every kind of field', (scene) => formIn(scene, 'fields', {})),
    state('every kind of field with its error', (scene) =>
      formIn(scene, 'errors', { errors: errorsIn(scene) }),
    ),
    state('while it is sent', (scene) => formIn(scene, 'busy', { busy: true })),
    state('when it was not taken', (scene) =>
      formIn(scene, 'failed', {
        notice: `${leadFormCopy[scene.language].failure.network} ${leadFormCopy[scene.language].failure.valuesKept}`,
        contact: true,
      }),
    ),
    state('plain form that was refused: its summary', (scene) => (
      <LeadFormErrorSummary
        formId="errors"
        title={leadFormCopy[scene.language].form.errorSummaryTitle}
        notice={leadFormCopy[scene.language].failure.invalid}
        errors={[
          { key: 'name', text: errorsIn(scene).name },
          { key: 'mobile', text: errorsIn(scene).mobile },
        ]}
      />
    )),
    state('every variant', ({ language }) => (
      <a href={`/dev/lead-forms?lang=${language}`}>/dev/lead-forms</a>
    )),
  ],
  TextAndForm: [
    state('words and a form', ({ page, language }) => (
      <TextAndForm form={<LeadForm id="beside" page={page} />}>
        <h2>{contactCopy[language].formTitle}</h2>
        <p>{contactCopy[language].lead}</p>
      </TextAndForm>
    )),
  ],
  RadioGroup: [
    state('as buttons', (scene) => radio(scene, 'radio-buttons', { selected: 'yes' })),
    state('plain', (scene) => radio(scene, 'radio-plain', { styled: false })),
    state('with several choices', (scene) =>
      radio(scene, 'radio-several', {
        several: { hint: leadFormCopy[scene.language].alternateValidation.treatment },
      }),
    ),
    state('as a question', (scene) =>
      radio(scene, 'radio-question', {
        question: leadFormCopy[scene.language].questions.priorConsultationField,
      }),
    ),
    state('that may stay unanswered', (scene) => radio(scene, 'radio-optional', { required: false })),
    state('with its error', (scene) =>
      radio(scene, 'radio-error', {
        error: leadFormCopy[scene.language].validation.priorConsultationRequired,
      }),
    ),
  ],
  QuickSurvey: [state('as it opens', ({ language }) => <QuickSurvey language={language} />)],
  GuidedEnquiry: [state('as it opens', ({ page }) => <GuidedEnquiry page={page} />)],
  CoverageCheck: [
    state('as it opens', ({ page }) => <CoverageCheck page={page} />),
    aloneState('asked for too early', ({ page }) => (
      <CoverageCheck page={page} answers={{ ...COVERAGE_START, treatment: 'Other' }} isIncomplete />
    )),
    aloneState('with its answer', ({ page }) => (
      <CoverageCheck
        page={page}
        answers={COVERED}
        answer={<CoverageAnswer answers={COVERED} language={page.language} />}
      />
    )),
  ],
  AskCatalogue: [
    state('nothing asked', ({ language }) => (
      <AskCatalogue path="/chat/ai" outcome={{ kind: 'noQuestion' }} language={language} isOutside={false} />
    )),
    state('too many questions', ({ language }) => (
      <AskCatalogue path="/chat/ai" outcome={{ kind: 'tooMany' }} language={language} isOutside={false} />
    )),
    state('an emergency', ({ language }) => (
      <AskCatalogue
        path="/chat/ai"
        outcome={{
          kind: 'answered',
          answer: {
            question: '…',
            language,
            isCut: false,
            urgency: urgentHelpIn({ kind: 'burn', level: 'now' }, language),
            short: null,
            passages: [],
            pages: [{ name: 'Piles', href: '/condition/piles' }],
          },
        }}
        language={language}
        isOutside={false}
      />
    )),
  ],
  ListFilters: [
    state('nothing chosen', (scene) => filters(scene, {}, false)),
    state('a city chosen', (scene) => filters(scene, { city: 'mumbai' }, false)),
    state('nothing found', (scene) => filters(scene, { city: 'mumbai' }, true)),
  ],
}
