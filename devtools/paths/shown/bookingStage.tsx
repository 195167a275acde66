/** The booking on a stage. */
import type { ReactNode } from 'react'
import type { EventObject } from 'xstate'
import { BookingClient } from '@/components/pages/Booking/BookingClient'
import { SessionPlaces } from '@/components/pages/Booking/SessionPlaces'
import { BookingSteps } from '@/components/pages/Booking/BookingSteps'
import type { BookingPageView, BookingShown } from '@/components/pages/Booking/bookingView'
import { bookPageCopy } from '@/content/copy/bookPage'
import { waitingCopy } from '@/content/copy/waiting'
import {
  HOLD,
  WHOLE_DETAILS,
  bookAppointmentTestModel,
  bookedPlace,
} from '@/machines/bookAppointment/bookAppointment.testModel'
import type { Language } from '@/model/page/language'
import { OTHER_DAY, bookingView } from '@/devtools/specimens/sampleBooking'
import { type Stage, fill, formOf, press } from './stage'

const { day, sessions } = bookAppointmentTestModel.input

const view = (language: Language, change: Partial<BookingShown>): BookingPageView =>
  bookingView(language, { waitSeconds: 2, chosen: bookedPlace(1), near: [bookedPlace(2)], ...change })

const HELD = { heldUntil: HOLD.until } as const

/** The page at which a visitor's booking begins. */
function viewOfStart(language: Language, start: string): BookingPageView {
  switch (start) {
    case 'day': {
      const full = view(language, HELD)
      return { ...full, shown: { ...full.shown, free: { ...full.shown.free, sessions: [] } } }
    }
    case 'place':
      return view(language, HELD)
    case 'details':
      return view(language, { ...HELD, step: 'details' })
    case 'late':
      return view(language, { step: 'details' })
    case 'code':
      return view(language, { ...HELD, step: 'code', details: WHOLE_DETAILS })
    default:
      return view(language, { ...HELD, step: 'taken' })
  }
}

const DETAILS_FORM = '/book/details'
const submits = (form: HTMLFormElement | undefined): boolean =>
  press(form?.querySelector('button[type=submit]'))

function fillsDetails(root: Element, given: Readonly<Record<string, string | boolean>>): boolean {
  const form = formOf(root, DETAILS_FORM)
  if (!form) return false
  press(form.querySelector(`[name=relation][value="${String(given.relation)}"]`))
  for (const name of ['name', 'birthYear', 'mobile', 'guardian'])
    if (name in given) fill(form.querySelector(`[name=${name}]`), String(given[name]))
  return true
}

const steps = (language: Language, change: Partial<BookingShown>): ReactNode => {
  const shown = view(language, change)
  return <BookingSteps view={shown} shown={shown.shown} />
}

export const bookAppointmentStage: Stage = {
  draw: (language, _, first) => {
    const { start = 'place' } = (first?.event ?? {}) as { start?: string }
    return <BookingClient view={viewOfStart(language, start)} />
  },
  sendsAtFirst: 'page.opened',
  isReady: (root) => root.querySelector('[data-live]') !== null,
  does: (event, root) => {
    const {
      type,
      day: wanted,
      details: typed,
      chosen,
    } = event as EventObject & {
      day?: string
      details?: Readonly<Record<string, string | boolean>>
      chosen?: { place: { id: string } }
    }
    const place = chosen?.place.id ?? ''
    const own = bookedPlace(1).place.id
    switch (type) {
      case 'day.chosen':
        return press(root.querySelector(`a[href*="day=${wanted}"]`))
      case 'place.chosen':
        return (
          press(root.querySelector(`button[value="${place}"]`)) || submits(formOf(root, '/book/place', place))
        )
      case 'place.continued':
      case 'place.retaken':
        return submits(
          [...root.querySelectorAll<HTMLFormElement>('form[action="/book/place"]')].find((form) =>
            form.querySelector(`input[value="${own}"]`),
          ),
        )
      case 'place.reopened':
        return press(root.querySelector('a[href$="/book"]'))
      case 'details.edited':
        return press(root.querySelector('a[href*="step=details"]'))
      case 'details.changed':
        return fillsDetails(root, typed ?? {})
      case 'details.submitted':
        fillsDetails(root, typed ?? {})
        return submits(formOf(root, DETAILS_FORM))
      case 'code.submitted':
        return (
          fill(root.querySelector('form[action="/book/code"] [autocomplete=one-time-code]'), '123456') &&
          submits(formOf(root, '/book/code'))
        )
      case 'resend.requested':
        return press(root.querySelector('button[form$=-resend]'))
      default:
        return false
    }
  },
  looks: {
    'the waiting list': (language) =>
      steps(language, { step: 'details', chosen: undefined, wait: { from: day, to: OTHER_DAY } }),
    'the code of the waiting list': (language) =>
      steps(language, {
        step: 'code',
        chosen: undefined,
        wait: { from: day, to: day },
        waitSeconds: 7,
        problem: 'wrong',
      }),
    'details with problems': (language) =>
      steps(language, {
        ...HELD,
        step: 'details',
        problem: 'wrong',
        details: { ...WHOLE_DETAILS, birthYear: '1985', isGuardian: true },
        problems: { name: 'nameRequired', birthYear: 'birthYearInvalid', guardian: 'guardianMissing' },
      }),
    ...Object.fromEntries(
      (['loggedIn', 'none'] as const).map((proof) => [
        `details, proof ${proof}`,
        (language: Language) => {
          const own = { ...view(language, { ...HELD, step: 'details' }), proof }
          return <BookingSteps view={own} shown={own.shown} />
        },
      ]),
    ),
    'nothing new is paid': (language) =>
      sessions.map((session) => (
        <SessionPlaces key={session.id} session={session} language={language} action="/a/move" hidden={{}} />
      )),
    'a text that cannot be read': (language) => steps(language, { notice: 'unreadable' }),
    'no days': (language) => {
      const { shown, ...rest } = view(language, { chosen: undefined })
      const none = { ...shown, free: { ...shown.free, days: [], chosen: '', sessions: [] } }
      return <BookingSteps view={{ ...rest, shown: none }} shown={none} />
    },
    'no place near': (language) => steps(language, { ...HELD, step: 'taken', near: [] }),
    'times, and a day that is full': (language) => {
      const { shown, ...rest } = view(language, { chosen: undefined })
      const [session] = sessions
      const times = {
        ...shown,
        free: {
          ...shown.free,
          chosen: '2030-03-15',
          days: Array.from({ length: 11 }, (_, at) => ({
            day: `2030-03-${String(5 + at).padStart(2, '0')}`,
            free: at % 2,
            href: `?day=${at}`,
          })),
          sessions: session
            ? [
                {
                  ...session,
                  mode: 'times' as const,
                  hasVideo: true,
                  places: [0, 4, 5, 6, 9].map((hours) => ({
                    id: `at-${hours}`,
                    token: null,
                    expectedFrom: session.startsAt + hours * 3_600_000,
                  })),
                },
                {
                  ...session,
                  id: 'later',
                  places: [1, 2, 3, 4, 5].map((token) => bookedPlace(token).place),
                },
              ]
            : [],
        },
      }
      return <BookingSteps view={{ ...rest, linked: bookedPlace(5).place.id, shown: times }} shown={times} />
    },
    'calls switched off': (language) => {
      const { phone: _, ...rest } = view(language, { notice: 'away' })
      return <BookingSteps view={rest} shown={rest.shown} />
    },
  },
  components: [
    'components/pages/Booking/BookingSteps.tsx',
    'components/pages/Booking/BookingDetailsForm.tsx',
    'components/pages/Booking/BookingCodeForm.tsx',
    'components/pages/Booking/ChosenPlace.tsx',
    'components/pages/Booking/DayStrip.tsx',
    'components/pages/Booking/SessionPlaces.tsx',
    'components/pages/Booking/AwayNotice.tsx',
    'components/pages/Booking/WaitForm.tsx',
  ],
  copy: { bookPageCopy, waitingCopy },
  notShown: {
    'bookPageCopy.title': 'the page’s own heading',
    'waitingCopy.title': 'the page of the waiting list',
    'waitingCopy.problems': 'the page of the waiting list',
    'bookPageCopy.problemTitle': 'each problem is a link of its own',
  },
}
