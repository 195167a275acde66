import 'server-only'
import type { BookingPageView, BookingShown } from '@/components/pages/Booking/bookingView'
import { type BookingDetails, detailProblems } from '@/model/appointments/bookingDetails'
import { bookDayPath, type BookingNotice, type BookingStep } from '@/model/appointments/bookingPaths'
import type { Chosen } from '@/model/appointments/shownPlaces'
import { RESEND_SECONDS } from '@/model/account/otpLogin'
import { DEFAULT_COUNTRY_CODE } from '@/model/lead/mobile'
import type { Language } from '@/model/page/language'
import type { PageContext } from '@/model/page/pageContext'
import { sessionOf } from '@/server/accounts/sessions/sessions'
import type { BookableDoctor } from '@/server/appointments/doctorSchedules'
import type { BookingDraft } from '@/server/appointments/forms/bookingDraft'
import { findPlace, nearestPlaces } from '@/server/appointments/freePlaces'
import { holderOf, holdIdOf } from '@/server/appointments/holdId'
import { ownHold } from '@/server/appointments/holds'
import { readPlaceId } from '@/server/appointments/sessions'
import { callerOf } from '@/server/http/requestProof'
import { noticeNow } from '@/server/privacy/consent/notices'
import { runtime } from '@/server/runtime'
import { problemOf } from '@/app/(perRequest)/codeUnderWay'
import { chosenOf, chosenPlace, freeDays, placeName, placesOfDoctor } from '@/app/(perRequest)/freeDays'

/** What a booking page is made of. */
export interface BookingRequest {
  readonly page: PageContext
  readonly doctor: BookableDoctor
  readonly phone: string | undefined
  readonly request: Request
  /** The booking of this browser with this doctor. */
  readonly draft: BookingDraft | undefined
  readonly notice: BookingNotice | undefined
  readonly step: BookingStep | undefined
  /** The day that is asked for. */
  readonly day: string | undefined
  /** The place that a link elsewhere leads to. */
  readonly place: string | undefined
}

interface Kept {
  readonly chosen: Chosen
  readonly holdId: string
  readonly heldUntil: number
}

/** The place that this browser holds, by its draft or by the seat itself, which a booking with JavaScript has alone. */
async function keptPlace({ doctor, draft, request, page }: BookingRequest): Promise<Kept | undefined> {
  const { holdId, heldUntil = 0, placeId = '' } = draft ?? {}
  if (holdId !== undefined && heldUntil > Date.now()) {
    const chosen = await chosenPlace(doctor, placeId, page.language)
    if (chosen) return { chosen, holdId, heldUntil }
  }
  const holder = holderOf(callerOf(request))
  const own = await ownHold(runtime().database.executeSql, holder, doctor.doctorId)
  const chosen = own && (await chosenPlace(doctor, own.placeId, page.language))
  return own && chosen && { chosen, holdId: holdIdOf(own, holder), heldUntil: own.heldUntil }
}

/** The free places nearest to the wanted one. */
async function nearPlaces(doctor: BookableDoctor, placeId: string, language: Language): Promise<Chosen[]> {
  const named = readPlaceId(placeId)
  const found = named && findPlace(doctor, named, placeId)
  const near = found ? await nearestPlaces(runtime().database.executeSql, doctor, found, Date.now()) : []
  return Promise.all(near.map((one) => chosenOf(doctor, one, language)))
}

const NOTHING_TYPED: BookingDetails = {
  relation: 'self',
  name: '',
  birthYear: '',
  mobile: '',
  countryCode: DEFAULT_COUNTRY_CODE,
  isGuardian: false,
}

/** The step that can be drawn: without what it needs, an earlier one. */
function stepIn({ draft, step }: BookingRequest, wanted: Chosen | undefined): BookingShown['step'] {
  if (!draft || step === undefined) return 'places'
  if (step === 'taken') return 'taken'
  if (!wanted && !draft.wait) return 'places'
  return step === 'code' && draft.details && draft.sentAt !== undefined ? 'code' : 'details'
}

/** What the page of a booking shows. @throws the database's error */
export async function bookingView(asked: BookingRequest): Promise<BookingPageView> {
  const { page, doctor, draft, request, day, place } = asked
  const { language } = page
  const linked = place === undefined ? undefined : await chosenPlace(doctor, place, language)
  const [free, kept, wanted, session, hospitals] = await Promise.all([
    freeDays(doctor, day ?? linked?.day, language, (one) => bookDayPath(language, doctor.doctor, one)),
    keptPlace(asked),
    draft && chosenPlace(doctor, draft.placeId, language),
    sessionOf(request),
    placesOfDoctor(doctor),
  ])
  const user = session?.user
  const own = user && {
    ...NOTHING_TYPED,
    name: user.name,
    mobile: user.mobile,
    countryCode: `+${user.country_code}`,
  }
  const step = stepIn(asked, wanted)
  const isFree = free.sessions.some(({ places }) => places.some(({ id }) => id === place))
  const isGone =
    asked.step !== undefined && asked.step !== 'taken' && draft !== undefined && !wanted && !draft.wait
  const isLinkGone = step === 'places' && place !== undefined && !isFree && kept?.chosen.place.id !== place
  const isKept = kept !== undefined && (step === 'places' || kept.chosen.place.id === draft?.placeId)
  const problem = draft?.problem === undefined ? undefined : problemOf(draft, language)
  const year = new Date().getFullYear()
  const proof = runtime().config.bookingProof === 'none' ? 'none' : user ? 'loggedIn' : 'code'
  return {
    page,
    doctor: doctor.doctor,
    doctorId: doctor.doctorId,
    fee: doctor.fee,
    hospitals: Object.fromEntries(
      Object.keys(doctor.hospitals).map((slug) => [slug, placeName(hospitals.get(slug), slug, language)]),
    ),
    phone: asked.phone,
    proof,
    privacyNotice: noticeNow(language).version,
    holdId: isKept ? kept.holdId : undefined,
    linked: isFree ? place : undefined,
    year,
    shown: {
      step,
      notice: isGone || isLinkGone ? 'gone' : asked.notice,
      free,
      chosen: step === 'places' ? kept?.chosen : wanted,
      heldUntil: isKept ? kept.heldUntil : undefined,
      wait: step === 'details' || step === 'code' ? draft?.wait : undefined,
      details: draft?.details ?? own ?? NOTHING_TYPED,
      problems: step === 'details' && draft?.details ? detailProblems(draft.details, year) : {},
      problem: step === 'details' || step === 'code' ? problem : undefined,
      isResent: draft?.resent === true,
      waitSeconds: Math.ceil(RESEND_SECONDS - (Date.now() - (draft?.sentAt ?? 0)) / 1000),
      near: step === 'taken' && draft ? await nearPlaces(doctor, draft.placeId, language) : [],
      isBusy: false,
    },
  }
}
