import type { FunnelStep } from '@/model/page/traffic'

/** The desk's figures of visitors' behaviour. */
export const deskBehaviourCopy = {
  title: 'What visitors do',
  note: 'Pages count this without knowing who visits them. Pages and forms are counted by whole hours; enquiries without JavaScript or from other programs begin at ‘Enquiry stored’.',
  counted:
    '{count} of {seen} pages came alive and were counted ({share}). Visitors whose browsers ask not to be tracked are not.',
  funnel: 'From page to visit',
  step: 'Step',
  count: 'Times',
  ofBefore: '% of the step before',
  more: 'over 100 %',
  beforeCount: 'Period before',
  beforeOfBefore: '% before',
  steps: {
    seen: 'Page seen',
    touched: 'Form begun',
    sent: 'Form sent',
    stored: 'Enquiry stored',
    delivered: 'Delivered to the clinic’s CRM',
    called: 'Called',
    booked: 'Booked',
    visited: 'Visited',
  } satisfies Readonly<Record<FunnelStep, string>>,
  machines: 'Where visitors go, and where they give up',
  way: 'Happened most',
  times: 'Times',
  ofState: '% of what happened there',
  left: 'Pages were left here',
  ofLeft: '% of all',
  none: 'No page has counted anything in this time.',
} as const
