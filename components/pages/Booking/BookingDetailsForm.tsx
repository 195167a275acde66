import { PostForm, ProblemNotice, TextField } from '@/components/forms/PostForm'
import { RadioGroup } from '@/components/ui/RadioGroup'
import { bookPageCopy } from '@/content/copy/bookPage'
import { leadFormCopy } from '@/content/copy/leadForm'
import { RELATIONS } from '@/model/appointments/appointment'
import {
  type BookingDetails,
  DETAIL_FIELDS,
  type DetailField,
  type DetailProblem,
  type DetailProblems,
} from '@/model/appointments/bookingDetails'
import { MAX_NAME_LENGTH } from '@/model/account/account'
import type { Language } from '@/model/page/language'
import { FormTerms } from '@/components/ui/FormTerms'

/** The id of a field, the target of its error's link. */
const idOf = (field: DetailField): string => `booking-${field}`

/** Text of a problem, from the specification where it has one. */
function problemInWords(problem: DetailProblem, language: Language): string {
  const own: Readonly<Record<string, string>> = bookPageCopy[language].problems
  const words: Readonly<Record<string, string>> = leadFormCopy[language].validation
  return own[problem] ?? words[problem] ?? ''
}

type BookingDetailsFormProps = {
  readonly language: Language
  readonly doctor: string
  readonly details: BookingDetails
  readonly problems: DetailProblems
  /** Why the number needs no code, or that it does. */
  readonly proof: 'code' | 'loggedIn' | 'none'
  /** The privacy notice that is shown, as a call names it. */
  readonly notice: string
  /** The button's text, where it is not that of a booking. */
  readonly submit?: string | undefined
}

/** The details of a booking: the patient, and the number's owner. */
export function BookingDetailsForm({
  language,
  doctor,
  details,
  problems,
  proof,
  notice,
  submit,
}: BookingDetailsFormProps) {
  const copy = bookPageCopy[language]
  const wrong = DETAIL_FIELDS.flatMap((field) => {
    const problem = problems[field]
    return problem ? [{ field, text: problemInWords(problem, language) }] : []
  })
  const textOf = (field: DetailField) => wrong.find((one) => one.field === field)?.text
  const guardian = textOf('guardian')
  const hints = { code: copy.mobileHint, loggedIn: copy.mobileHintLoggedIn, none: copy.mobileHintPlain }
  return (
    <>
      {wrong.length > 0 && (
        <ProblemNotice
          notice={copy.problemTitle}
          fields={wrong.map(({ field, text }) => ({ id: idOf(field), text }))}
        />
      )}
      <section className="card" id="step" aria-labelledby="booking-details">
        <h2 id="booking-details">{copy.details}</h2>
        <PostForm
          action="/book/details"
          language={language}
          labelledBy="booking-details"
          hidden={{ doctor, notice, countryCode: details.countryCode }}
        >
          <RadioGroup
            id="booking-relation"
            title={copy.relation}
            name="relation"
            options={RELATIONS.map((value) => ({ value, label: copy.relations[value] }))}
            required
            optionalHint=""
            selected={details.relation}
          />
          <TextField
            id={idOf('name')}
            label={copy.name}
            name="name"
            problem={textOf('name')}
            defaultValue={details.name}
            autoComplete="name"
            maxLength={MAX_NAME_LENGTH}
            required
          />
          <TextField
            id={idOf('birthYear')}
            label={copy.birthYear}
            hint={copy.birthYearHint}
            name="birthYear"
            // Styles ask whether something is typed.
            placeholder=" "
            problem={textOf('birthYear')}
            defaultValue={details.birthYear}
            inputMode="numeric"
            autoComplete="off"
          />
          <div className="field guardian" data-invalid={Boolean(guardian)}>
            <label className="consent" htmlFor={idOf('guardian')}>
              <input
                id={idOf('guardian')}
                type="checkbox"
                name="guardian"
                value="yes"
                defaultChecked={details.isGuardian}
                aria-invalid={guardian ? true : undefined}
                aria-describedby={guardian && `${idOf('guardian')}-error`}
              />
              <span>{copy.guardian}</span>
            </label>
            {guardian && (
              <p id={`${idOf('guardian')}-error`} className="error">
                {guardian}
              </p>
            )}
          </div>
          <TextField
            id={idOf('mobile')}
            label={copy.mobile}
            hint={hints[proof]}
            problem={textOf('mobile')}
            name="mobile"
            inputMode="tel"
            autoComplete="tel-national"
            defaultValue={details.mobile}
            required
          />
          <button type="submit">{proof === 'code' ? copy.continue : (submit ?? copy.confirm)}</button>
          <FormTerms language={language} />
        </PostForm>
      </section>
    </>
  )
}
