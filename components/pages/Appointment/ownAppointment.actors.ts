import { useActor } from '@xstate/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { inspected } from '@/components/analytics/inspected'
import { useFormEvents } from '@/components/forms/useFormEvents'
import type { HoldPlaceInput, ReadPlacesInput } from '@/machines/bookAppointment/bookAppointment.context'
import {
  type ChangeInput,
  DONE,
  type OwnAppointmentEvent,
  ownAppointmentMachine,
} from '@/machines/ownAppointment/ownAppointment.machine'
import { CANCEL_REASONS } from '@/model/appointments/appointment'
import { ownDonePath, ownPath, ownProblemPath } from '@/model/appointments/bookingPaths'
import { changeAppointment, holdPlace, readPlaces } from '@/services/appointments'
import { browser } from '@/services/browser'
import type { OwnFormsView, OwnMachineProps, OwnShown } from './ownView'

type Snapshot = SnapshotFrom<typeof ownAppointmentMachine>

function liveAppointment({ language, token, doctorId, hospitals }: OwnFormsView) {
  const whereOf = (slug: string) => hospitals[slug] ?? slug
  return ownAppointmentMachine.provide({
    actors: {
      readPlaces: fromPromise(({ input: { day }, signal }: { input: ReadPlacesInput; signal: AbortSignal }) =>
        readPlaces(doctorId, day, whereOf, signal),
      ),
      holdPlace: fromPromise(({ input }: { input: HoldPlaceInput }) => holdPlace(input.placeId, whereOf)),
      change: fromPromise(async ({ input: { change } }: { input: ChangeInput }) => {
        if (change) await changeAppointment(token, change, whereOf)
      }),
    },
    actions: {
      openChanged: ({ context: { change } }) => {
        if (change) browser.goTo(ownDonePath(language, token, DONE[change.type]))
      },
      openOvertaken: () => browser.goTo(ownProblemPath(language, token, 'notPossible')),
    },
  })
}

/** Changes where the focus has to move: another day, or something that is wrong. */
const momentOf = ({ context, value }: Snapshot): string => JSON.stringify([context.day, value])

function shownOf(snapshot: Snapshot, before: OwnShown, view: OwnFormsView): OwnShown {
  const { context, value } = snapshot
  // A call is under way, or the page is left: it stays as it is.
  if (typeof value === 'string' || 'changing' in value) return { ...before, problem: undefined, isBusy: true }
  const { free, isOpen } = view.shown
  return {
    problem: value.viewing === 'open' ? undefined : value.viewing,
    free: free && { ...free, chosen: context.day, sessions: context.sessions },
    isOpen: isOpen || context.day !== free?.chosen,
    near: context.near,
    isBusy: false,
    moment: momentOf(snapshot),
  }
}

/** Event of a submitted form. */
function eventOf(form: HTMLFormElement, submitter: HTMLElement | null): OwnAppointmentEvent | undefined {
  const sent = new FormData(form, submitter)
  switch (form.getAttribute('action')) {
    case '/a/move':
      return { type: 'place.chosen', placeId: String(sent.get('place') ?? '') }
    case '/a/cancel': {
      const reason = CANCEL_REASONS.find((one) => one === sent.get('reason')) ?? null
      return { type: 'cancel.confirmed', reason }
    }
    case '/a/late':
      return { type: 'late.told', minutes: Number(sent.get('minutes')) }
    case '/a/coming':
      return { type: 'coming.told' }
    case '/a/dispute':
      return { type: 'absence.disputed' }
    default:
      return undefined
  }
}

/** Event of a link: a day of the own page. */
function linkEvent(
  { search, pathname }: HTMLAnchorElement,
  { language, token }: OwnFormsView,
): OwnAppointmentEvent | undefined {
  const day = pathname === ownPath(language, token) ? new URLSearchParams(search).get('day') : null
  return day === null ? undefined : { type: 'day.chosen', day }
}

/** The machine behind the forms of an appointment: it receives their events, and reports what to show. */
export function LiveAppointment({ view, root, onShown }: OwnMachineProps): null {
  const [machine] = useState(() => liveAppointment(view))
  const { free } = view.shown
  const input = { day: free?.chosen ?? '', sessions: free?.sessions ?? [] }
  const [snapshot, send] = useActor(machine, { input, ...inspected() })
  const last = useRef(view.shown)

  useFormEvents(root, send, { ofForm: eventOf, ofLink: (link) => linkEvent(link, view) })

  useLayoutEffect(() => {
    const shown = shownOf(snapshot, last.current, view)
    last.current = shown
    onShown(shown)
  }, [snapshot, view, onShown])

  return null
}
