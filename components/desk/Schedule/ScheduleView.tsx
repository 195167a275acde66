import type { ReactNode } from 'react'
import { Card, FormField, ProblemNotice } from '@/components/forms/PostForm'
import { deskScheduleCopy as copy } from '@/content/copy/deskSchedule'
import { shortDate } from '@/content/copy/placeInWords'
import { interpolate } from '@/content/copy/interpolate'
import {
  type ComingException,
  type DisplacedPatient,
  type DoctorWeek,
  SCHEDULE_PATH,
  scheduleAddress,
} from '@/model/desk/deskSchedule'
import { ScheduleRoot } from './Schedule.styles'
import { rowAddress, WeekTable } from './WeekTable'

type DoctorChoiceProps = {
  readonly doctors: readonly { readonly slug: string; readonly name: string }[]
  readonly hasMore: boolean
  /** Part of the name that was asked for. */
  readonly part: string
}

/** The doctors who have a schedule, found by a part of the name. */
export const DoctorChoice = ({ doctors, hasMore, part }: DoctorChoiceProps) => (
  <Card id="doctors" title={copy.doctors}>
    <form method="get" action={SCHEDULE_PATH} className="choice">
      <FormField
        id="find"
        label={copy.find}
        control={(attributes) => (
          <input
            {...attributes}
            type="search"
            name="find"
            defaultValue={part}
            maxLength={60}
            autoComplete="off"
          />
        )}
      />
      <button type="submit" className="quiet">
        {copy.findSubmit}
      </button>
    </form>
    {doctors.length === 0 ? (
      <p>{copy.noDoctors}</p>
    ) : (
      <ul className="doctors">
        {doctors.map(({ slug, name }) => (
          <li key={slug}>
            <a href={scheduleAddress({ doctor: slug })}>{name}</a>
          </li>
        ))}
      </ul>
    )}
    {hasMore && <p className="hint">{copy.more}</p>}
  </Card>
)

const ExceptionRow = ({ exception }: { readonly exception: ComingException }) => {
  const { key, date, kind, where, from, to, reason } = exception
  return (
    <li>
      <div className="facts">
        <a href={rowAddress('scheduleExceptions', key)}>
          {shortDate(date, 'en')}: {copy.kinds[kind]}
        </a>
        <span>{where ?? copy.allPlaces}</span>
        {from && to && <span>{interpolate(copy.hours, { from, to })}</span>}
        <span className="hint">{reason}</span>
      </div>
    </li>
  )
}

/** A doctor's week, the coming exceptions and the leave form. */
export const DoctorSchedule = ({
  week,
  children,
}: {
  readonly week: DoctorWeek
  readonly children: ReactNode
}) => (
  <>
    <Card id="week" title={week.name}>
      <a href={SCHEDULE_PATH}>{copy.otherDoctor}</a>
      <WeekTable week={week} />
      <a href={rowAddress('schedules', '')}>{copy.addSession}</a>
    </Card>
    <Card id="exceptions" title={copy.exceptions}>
      {week.exceptions.length === 0 ? (
        <p>{copy.noExceptions}</p>
      ) : (
        <ul className="day-list">
          {week.exceptions.map((exception) => (
            <ExceptionRow key={exception.key} exception={exception} />
          ))}
        </ul>
      )}
      <a href={rowAddress('scheduleExceptions', '')}>{copy.addException}</a>
    </Card>
    {children}
  </>
)

type DisplacedListProps = { readonly patients: readonly DisplacedPatient[]; readonly hasMore: boolean }

/** Patients who lost their place, until each is settled. */
export const DisplacedList = ({ patients, hasMore }: DisplacedListProps) => (
  <Card id="displaced" title={copy.displaced} lead={copy.displacedLead}>
    {patients.length === 0 ? (
      <p>{copy.noDisplaced}</p>
    ) : (
      <ul className="day-list">
        {patients.map(({ id, name, mobile, doctor, date, time, message }) => (
          <li key={id}>
            <div className="facts">
              <strong>{name}</strong>
              <span>{mobile}</span>
              <a href={`/desk?lead=${id}`} aria-label={interpolate(copy.openLead, { name })}>
                {copy.lead}
              </a>
            </div>
            <div className="facts hint">
              <span>{interpolate(copy.had, { doctor, date: shortDate(date, 'en'), time })}</span>
              <span>{copy.messages[message]}</span>
            </div>
          </li>
        ))}
      </ul>
    )}
    {hasMore && <p className="hint">{copy.moreDisplaced}</p>}
  </Card>
)

type ScheduleViewProps = {
  readonly problem?: string
  readonly done?: string
  readonly children: ReactNode
}

/** The schedules of doctors; it needs no script. */
export const ScheduleView = ({ problem, done, children }: ScheduleViewProps) => (
  <ScheduleRoot>
    <h1>{copy.title}</h1>
    {problem && <ProblemNotice notice={problem} />}
    {done && (
      <p className="confirmation" role="status" id="outcome" tabIndex={-1}>
        {done}
      </p>
    )}
    {children}
  </ScheduleRoot>
)
