'use client'

import { TakenOver } from '@/components/forms/TakenOver'
import { OwnSteps } from './OwnSteps'
import type { OwnFormsView, OwnShown } from './ownView'

/** What can be done with an appointment: plain forms that post, until the machine takes them over. */
export const OwnClient = ({ view }: { readonly view: OwnFormsView }) => (
  <TakenOver<OwnShown, OwnFormsView>
    view={view}
    load={() => import('./ownAppointment.actors').then(({ LiveAppointment }) => LiveAppointment)}
    goal='[role="alert"], #move-title'
    draw={(shown) => <OwnSteps view={view} shown={shown} />}
  />
)
