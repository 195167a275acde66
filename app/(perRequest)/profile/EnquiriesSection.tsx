import 'server-only'
import type { ReactNode } from 'react'
import { optionLabel } from '@/components/forms/LeadForm/formOptions'
import { enquiriesCopy } from '@/content/copy/enquiries'
import { ownAppointmentCopy } from '@/content/copy/ownAppointment'
import { interpolate } from '@/content/copy/interpolate'
import {
  ENQUIRY_GROUPS,
  type EnquiryGroup,
  type EnquiryNote,
  type EnquiryState,
  MOST_NOTES,
  NOTE_LENGTH,
} from '@/model/lead/enquiry'
import type { EnquiryDetails } from '@/model/lead/ownEnquiry'
import { type Language, pathIn } from '@/model/page/language'
import { OTHER_NAME } from '@/model/catalogue/optionLists'
import { PostForm, Card, FormField } from '@/components/forms/PostForm'
import { langAttributeOf } from '@/content/copy/otherLanguage'
import type { MyAppointment } from '@/server/accounts/profile/myEnquiries'

/** An enquiry as the section draws it. */
export interface ShownEnquiry {
  readonly id: string
  readonly reference: string
  /** The day it was sent, in words. */
  readonly day: string
  readonly details: EnquiryDetails
  readonly state: EnquiryState
  /** Its appointment; null where there is none. */
  readonly appointment: MyAppointment | null
  readonly notes: readonly EnquiryNote[]
}

type EnquiriesSectionProps = {
  readonly language: Language
  /** Newest first; undefined while they cannot be read. */
  readonly enquiries?: readonly ShownEnquiry[]
  readonly hasMore?: boolean
}

/** What was sent with the user's number, what became of it, and what its sender can do now. */
export function EnquiriesSection({ language, enquiries, hasMore = false }: EnquiriesSectionProps) {
  const copy = enquiriesCopy[language]
  return (
    <Card id="enquiries" title={copy.title}>
      {!enquiries && <p className="hint">{copy.unreadable}</p>}
      {enquiries?.length === 0 && (
        <>
          <p className="hint">{copy.none}</p>
          <p className="actions">
            <a className="button" href={`${pathIn(language, '/contact-us')}#enquiry`}>
              {copy.send}
            </a>
          </p>
        </>
      )}
      {enquiries && enquiries.length > 0 && <Groups enquiries={enquiries} language={language} />}
      {hasMore && <p className="hint">{copy.more}</p>}
    </Card>
  )
}

const groupOf = ({ appointment, state }: ShownEnquiry): EnquiryGroup => {
  if (!appointment) return 'others'
  return appointment.isUpcoming && state !== 'withdrawn' ? 'upcoming' : 'past'
}

type GroupsProps = { readonly language: Language; readonly enquiries: readonly ShownEnquiry[] }

/** Coming appointments, the next one first, apart from earlier ones and other enquiries; one list where there is none. */
function Groups({ language, enquiries }: GroupsProps) {
  const list = (some: readonly ShownEnquiry[], Heading: 'h3' | 'h4') => (
    <ul className="entries">
      {some.map((enquiry) => (
        <Enquiry key={enquiry.id} enquiry={enquiry} language={language} Heading={Heading} />
      ))}
    </ul>
  )
  if (enquiries.every(({ appointment }) => !appointment)) return list(enquiries, 'h3')
  const startOf = ({ appointment }: ShownEnquiry) => appointment?.startsAt ?? 0
  return ENQUIRY_GROUPS.map((group) => {
    const some = enquiries.filter((enquiry) => groupOf(enquiry) === group)
    if (group === 'upcoming') some.sort((one, other) => startOf(one) - startOf(other))
    return (
      some.length > 0 && (
        <div key={group}>
          <h3>{enquiriesCopy[language].groups[group]}</h3>
          {list(some, 'h4')}
        </div>
      )
    )
  })
}

/** What an enquiry is about, in the language where it has the name. */
function titleOf({ treatment, doctor, hospital, city }: EnquiryDetails, language: Language): string {
  const names = [optionLabel(treatment, language), doctor || hospital, optionLabel(city, language)]
  return (
    names.filter((name) => name !== '' && name !== OTHER_NAME).join(' · ') || enquiriesCopy[language].unnamed
  )
}

const whenAndWhere = ({ words: { doctor, date, time, place } }: MyAppointment): string =>
  [doctor, date, time, place].join(', ')

function Enquiry({
  enquiry: { id, reference, day, details, state, notes, appointment },
  language,
  Heading,
}: {
  readonly enquiry: ShownEnquiry
  readonly language: Language
  readonly Heading: 'h3' | 'h4'
}) {
  const copy = enquiriesCopy[language]
  const [name, meaning] =
    appointment === null || state === 'withdrawn'
      ? copy.states[state]
      : ownAppointmentCopy[language].states[appointment.state]
  const title = titleOf(details, language)
  return (
    <li>
      <Heading lang={langAttributeOf(language, title)}>{title}</Heading>
      <p>
        <strong className="state" data-state={state}>
          {name}
        </strong>{' '}
        {meaning}
      </p>
      {appointment && (
        <p>
          <a href={appointment.path}>{whenAndWhere(appointment)}</a>
        </p>
      )}
      <p className="hint numbers">{interpolate(copy.sent, { reference, day })}</p>
      {notes.length > 0 && (
        <div>
          <p className="hint">{copy.notes}</p>
          <ul className="items">
            {notes.map(({ at, text }) => (
              <li key={at} lang={langAttributeOf(language, text)}>
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      {state !== 'withdrawn' && (
        <div className="choices">
          {notes.length < MOST_NOTES && (
            <EnquiryForm id={id} action="note" language={language} title={title} summary={copy.add}>
              <FormField
                id={`note-${id}`}
                label={copy.note}
                hint={copy.noteHint}
                control={(attributes) => (
                  <textarea {...attributes} name="note" rows={3} maxLength={NOTE_LENGTH} required />
                )}
              />
              <button type="submit" className="quiet">
                {copy.addSubmit}
              </button>
            </EnquiryForm>
          )}
          <EnquiryForm id={id} action="withdraw" language={language} title={title} summary={copy.withdraw}>
            <p className="hint">{copy.withdrawNote}</p>
            <button type="submit" className="grave">
              {copy.withdrawSubmit}
            </button>
          </EnquiryForm>
        </div>
      )}
    </li>
  )
}

type EnquiryFormProps = {
  readonly id: string
  readonly action: 'note' | 'withdraw'
  readonly language: Language
  /** What the enquiry is about. */
  readonly title: string
  readonly summary: string
  readonly children: ReactNode
}

/** What can be done with an enquiry, folded. */
const EnquiryForm = ({ id, action, language, title, summary, children }: EnquiryFormProps) => (
  <details>
    <summary>
      {summary} <span className="out-of-sight">{title}</span>
    </summary>
    <PostForm action={`/profile/enquiry/${action}`} language={language} hidden={{ enquiry: id }}>
      {children}
    </PostForm>
  </details>
)
