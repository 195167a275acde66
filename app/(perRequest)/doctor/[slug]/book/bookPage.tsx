import 'server-only'
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { publicPage } from '@/app/_document/edition'
import { type Query, privateMetadata, type QueryProps, requestOfPage } from '@/app/(perRequest)/perRequest'
import { Island } from '@/components/layout/islands/Island'
import { EditionStyle, SiteShell } from '@/components/layout/Shell/SiteShell'
import { AwayNotice } from '@/components/pages/Booking/AwayNotice'
import { BookingClient } from '@/components/pages/Booking/BookingClient'
import { BookingSteps } from '@/components/pages/Booking/BookingSteps'
import { BookingRoot } from '@/components/pages/Booking/Booking.styles'
import { DemoNote } from '@/components/ui/DemoNote'
import { callNumber } from '@/content/brand'
import { bookPageCopy } from '@/content/copy/bookPage'
import { interpolate } from '@/content/copy/interpolate'
import { listCopy } from '@/content/copy/lists'
import { rupees } from '@/content/copy/rupees'
import { BOOKING_NOTICES, BOOKING_STEPS, bookPath } from '@/model/appointments/bookingPaths'
import { type Doctor, doctorName } from '@/model/catalogue/doctor'
import { IN_APP_SOURCE } from '@/model/page/inApp'
import { type Language, pathIn } from '@/model/page/language'
import type { PageContext } from '@/model/page/pageContext'
import { bookingDraft } from '@/server/appointments/forms/bookingDraft'
import { type BookableDoctor, scheduleOf } from '@/server/appointments/doctorSchedules'
import { doctorBySlug } from '@/server/catalogue/reads/doctors'
import { runtime } from '@/server/runtime'
import { bookingView } from './bookSteps'

/** A doctor with the schedule; without one where it cannot be read. */
const doctorOf = cache(async (slug: string): Promise<Doctor | undefined> => doctorBySlug(slug))

type Props = QueryProps & { readonly params: Promise<{ readonly slug: string }> }

const named = <Name extends string>(names: readonly Name[], value: Query[string]): Name | undefined =>
  names.find((name) => name === value)

/** The steps of a booking without JavaScript, in one language: place, details, code. */
export function bookPage(language: Language) {
  const copy = bookPageCopy[language]

  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const doctor = await doctorOf((await params).slug)
    return privateMetadata(
      doctor ? interpolate(copy.title, { name: doctorName(doctor, language) }) : copy.days,
    )
  }

  /** What the step at hand shows; undefined while the database is away. */
  async function stepOf(doctor: Doctor, query: Query, page: PageContext) {
    if (!runtime().intake.breaker.isAvailable) return undefined
    const schedule = await scheduleOf(doctor.DoctorId)
    if (!schedule || !canBeBooked(schedule)) redirect(`${pathIn(language, `/doctor/${doctor.slug}`)}#enquiry`)
    const request = await requestOfPage()
    const draft = bookingDraft.of(request)
    const textOf = (value: Query[string]) => (typeof value === 'string' ? value : undefined)
    const view = await bookingView({
      page,
      phone: callNumber(page),
      doctor: schedule,
      request,
      draft: draft?.doctor === doctor.slug ? draft : undefined,
      notice: named(BOOKING_NOTICES, query.notice),
      step: named(BOOKING_STEPS, query.step),
      day: textOf(query.day),
      place: textOf(query.place),
    })
    // The steps of the waiting list are plain pages.
    return view.shown.wait ? (
      <div className="steps">
        <BookingSteps view={view} shown={view.shown} />
      </div>
    ) : (
      <Island name="booking" of={BookingClient} props={{ view }} />
    )
  }

  async function Page({ params, searchParams }: Props) {
    const query = await searchParams
    const doctor = (await doctorOf((await params).slug)) ?? notFound()
    const name = doctorName(doctor, language)
    const page = publicPage({
      pageType: 'Booking',
      pageName: doctor.DoctorName,
      path: bookPath(language, doctor.slug),
      language,
      doctorId: String(doctor.DoctorId),
      doctorName: name,
    })
    const phone = callNumber(page)
    const isRequested = query.requested === '1'
    const step = isRequested ? undefined : await stepOf(doctor, query, page)
    return (
      <SiteShell page={page}>
        {query.source === IN_APP_SOURCE && <EditionStyle />}
        <BookingRoot lang={language === 'hi' ? 'hi' : undefined}>
          <div className="head">
            <h1>{interpolate(copy.title, { name })}</h1>
            <p className="numbers">{interpolate(copy.fee, { fee: rupees(doctor.consultationFee) })}</p>
            <DemoNote copy={listCopy[language].doctor} shown={doctor} />
          </div>
          {isRequested ? (
            <div className="confirmation" role="status" id="step" tabIndex={-1}>
              {copy.requested}
            </div>
          ) : (
            (step ?? <AwayNotice language={language} text={copy.notices.away} phone={phone} />)
          )}
        </BookingRoot>
      </SiteShell>
    )
  }

  return { generateMetadata, Page }
}

const canBeBooked = ({ schedules, exceptions }: BookableDoctor): boolean =>
  schedules.length > 0 || exceptions.some(({ kind }) => kind === 'extra')
