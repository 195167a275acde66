import type { MachinesConfig } from '@/devtools/machinesConfig'
import { isFailureKind } from '@/model/page/problemReport'

const mask: MachinesConfig['mask'] = {
  readable: [
    'active',
    'actorId',
    'attempt',
    'attempts',
    'camera',
    'consent',
    'entry',
    'faulty',
    'field',
    'fillMs',
    'formId',
    'given',
    'kind',
    'level',
    'mode',
    'move',
    'question',
    'refusals',
    'seconds',
    'secondsLeft',
    'status',
    'title',
    'type',
    'units',
    'variant',
    'visits',
    'y',
  ],
  readableInside: ['errors', 'titles'],
  isCode: isFailureKind,
}

const liveView: MachinesConfig['liveView'] = {
  path: '/dev/machines/live',
  channel: 'shalya.machines',
  window: 'xstateinspector',
  sessionFormat: 'shalya.machines.session',
}

/** What a watched page needs; it loads no machine for it. */
export const inspectionConfig = { mask, liveView }

/** This product's machines, for the tools in devtools/: what they show, lint and mask is said here. */
export const machinesConfig: MachinesConfig = {
  catalogue: () => import('@/devtools/machineCatalogue'),
  goals: {
    appointment: 'seen',
    leadDelivery: 'delivered',
    leadFollowUp: 'visited',
    reminder: 'sent',
    waitingEntry: 'taken',
  },
  background: ['modals', 'session', 'visitContext', 'tracking'],
  senders: ['components', 'services', 'server'],
  pictureOf: (machineId) => `machines/${machineId}/${machineId}.chart.svg`,
  pages: 'docs/charts',
  mask,
  liveView,
}
