import { bulkLeadsCopy } from '@/content/copy/bulkLeads'
import { inboxCopy, leadPanelCopy } from '@/content/copy/desk'
import { deskDayCopy } from '@/content/copy/deskDay'
import { BULK_LEADS_LABELS } from '@/machines/bulkLeads/bulkLeads.labels'
import type { bulkLeadsMachine } from '@/machines/bulkLeads/bulkLeads.machine'
import { DAY_LINE_LABELS, DAY_STEPS_LABELS } from '@/machines/dayList/dayList.labels'
import type { dayListMachine } from '@/machines/dayList/dayList.machine'
import { DESK_INBOX_LABELS } from '@/machines/deskInbox/deskInbox.labels'
import type { deskInboxMachine } from '@/machines/deskInbox/deskInbox.machine'
import type { leadFollowUpMachine } from '@/machines/leadFollowUp/leadFollowUp.machine'
import { LEAD_PANEL_LABELS } from '@/machines/leadPanel/leadPanel.labels'
import type { leadPanelMachine } from '@/machines/leadPanel/leadPanel.machine'
import type { FollowUpState } from '@/model/desk/followUp'
import type { Language } from '@/model/page/language'
import {
  bulkLeadsHindi,
  dayHindi,
  inboxHindi,
  leadPanelHindi,
  staffLoginHindi,
  reviewStateHindi,
} from './deskHindi'
import { type CopyByState, noText, type ShownCopy, optionalTexts, shown } from './shownCopy'
import { staffLoginCopy } from '@/content/copy/staffLogin'
import { STAFF_LOGIN_LABELS, type StaffLoginStep } from '@/machines/staffLogin/staffLogin.labels'
import type { staffLoginMachine, StaffLoginProblem } from '@/machines/staffLogin/staffLogin.machine'
import { REVIEW_STATE_COPY } from '@/content/copy/deskContent'
import type { contentReviewMachine } from '@/machines/contentReview/contentReview.machine'
import type { ReviewState } from '@/model/desk/contentReview'

const inbox = (language: Language) => (language === 'en' ? inboxCopy : inboxHindi)
const panel = (language: Language) => (language === 'en' ? leadPanelCopy : leadPanelHindi)

type Line = keyof typeof DESK_INBOX_LABELS

/** Status line above the list, and texts beside it. */
const line = (state: Line, ...more: readonly ('tryNow' | 'signIn')[]): ShownCopy =>
  shown((language) => {
    const copy = inbox(language)
    return [copy.line[DESK_INBOX_LABELS[state]], ...more.map((key) => copy[key])]
  })

export const deskInboxShows: CopyByState<typeof deskInboxMachine> = {
  following: shown((language) => [optionalTexts(inbox(language).taken)]),
  'following.connecting': line('connecting'),
  'following.live': noText,
  'following.live.settled': line('settled'),
  'following.live.readingMore': line('readingMore'),
  catchingUp: line('catchingUp'),
  offline: line('offline', 'tryNow'),
  signedOut: line('signedOut', 'signIn'),
}

const bulk = (language: Language) => (language === 'en' ? bulkLeadsCopy : bulkLeadsHindi)

const bulkLine = (
  state: keyof typeof BULK_LEADS_LABELS,
  ...more: readonly ('give' | 'close' | 'retry' | 'understood')[]
): ShownCopy =>
  shown((language) => {
    const label = BULK_LEADS_LABELS[state]
    const copy = bulk(language)
    return [...(label ? [copy[label]] : []), ...more.map((key) => copy[key])]
  })

export const bulkLeadsShows: CopyByState<typeof bulkLeadsMachine> = {
  choosing: bulkLine('choosing', 'give', 'close'),
  sending: bulkLine('sending'),
  answered: shown((language) => {
    const { done, undo, understood } = bulk(language)
    return [optionalTexts(...Object.values(done)), optionalTexts(undo), understood]
  }),
  failed: bulkLine('failed', 'retry', 'understood'),
  signedOut: bulkLine('signedOut', 'retry', 'understood'),
}

const day = (language: Language) => (language === 'en' ? deskDayCopy : dayHindi)

/** Status line above the list of a day, and texts beside it. */
const dayLine = (state: keyof typeof DAY_LINE_LABELS, ...more: readonly ('tryNow' | 'signIn')[]): ShownCopy =>
  shown((language) => {
    const copy = day(language)
    return [copy.line[DAY_LINE_LABELS[state]], ...more.map((key) => copy[key])]
  })

const daySteps = (
  state: keyof typeof DAY_STEPS_LABELS,
  ...more: readonly ('tryNow' | 'discard' | 'signIn')[]
): ShownCopy =>
  shown((language) => {
    const copy = day(language)
    const label = DAY_STEPS_LABELS[state]
    return [...(label ? [copy[label]] : []), ...more.map((key) => copy[key])]
  })

export const dayListShows: CopyByState<typeof dayListMachine> = {
  line: noText,
  'line.following': noText,
  'line.following.connecting': dayLine('connecting'),
  'line.following.live': dayLine('live'),
  'line.following.reading': dayLine('reading'),
  'line.catchingUp': dayLine('catchingUp'),
  'line.offline': dayLine('offline', 'tryNow'),
  'line.signedOut': dayLine('signedOut', 'signIn'),
  steps: noText,
  'steps.idle': shown((language) => [optionalTexts(...Object.values(day(language).problems))]),
  'steps.sending': shown((language) => [day(language).notSent]),
  'steps.waiting': daySteps('waiting', 'tryNow', 'discard'),
  'steps.refused': daySteps('refused', 'signIn'),
}

/** What the panel says in a state, and the buttons below it. */
const says = (
  state: keyof typeof LEAD_PANEL_LABELS,
  ...more: readonly ('retry' | 'understood')[]
): ShownCopy =>
  shown((language) => {
    const label = LEAD_PANEL_LABELS[state]
    const copy = panel(language)
    return [...(label ? [copy[label]] : []), ...more.map((key) => copy[key])]
  })

export const leadPanelShows: CopyByState<typeof leadPanelMachine> = {
  loading: says('loading'),
  unreachable: says('unreachable', 'retry'),
  closed: shown((language) => {
    const { missing, signedOut } = panel(language)
    return [optionalTexts(missing, signedOut), optionalTexts(inbox(language).signIn)]
  }),
  viewing: shown((language) => {
    const { actionsTitle, actions } = panel(language)
    return [actionsTitle, optionalTexts(...Object.values(actions))]
  }),
  'viewing.reading': says('reading'),
  'viewing.refreshing': says('refreshing'),
  'viewing.detailing': shown((language) => {
    const { details, problems, cancel } = panel(language)
    const titles = Object.values(details).map(({ title }) => title)
    return [optionalTexts(...titles), optionalTexts(...Object.values(problems)), cancel]
  }),
  'viewing.conflict': says('conflict', 'understood'),
  acting: says('acting'),
  failed: shown((language) => {
    const { notSent, unknown, retry, discard } = panel(language)
    return [optionalTexts(notSent, unknown), retry, discard]
  }),
  refused: says('refused', 'understood'),
}

/** It runs on the server: what a lead is called in the list. Its panel is machines/leadPanel. */
const state = (name: FollowUpState): ShownCopy => shown((language) => [inbox(language).states[name]])

export const leadFollowUpShows: CopyByState<typeof leadFollowUpMachine> = {
  queued: state('queued'),
  owned: noText,
  'owned.claimed': state('claimed'),
  'owned.calling': state('calling'),
  'owned.noAnswer': state('noAnswer'),
  'owned.callbackScheduled': state('callbackScheduled'),
  booked: state('booked'),
  visited: state('visited'),
  lost: state('lost'),
  merged: state('merged'),
}

/** What a step asks, its buttons, and what may be said above. */
const step = (name: StaffLoginStep, ...problems: readonly StaffLoginProblem[]): ShownCopy =>
  shown((language) => {
    const copy = language === 'en' ? staffLoginCopy : staffLoginHindi
    const { field, button, ways } = STAFF_LOGIN_LABELS[name]
    const problemTexts = problems.length
      ? [optionalTexts(...problems.map((problem) => copy.problems[problem]))]
      : []
    const main = name === 'locked' ? copy.locked : copy[button]
    return [...problemTexts, ...(field ? [copy[field]] : []), main, ...ways.map((way) => copy[way])]
  })

export const staffLoginShows: CopyByState<typeof staffLoginMachine> = {
  identifying: step('name', 'nameMissing', 'refused', 'unanswered', 'cancelled', 'unsupported'),
  proving: noText,
  'proving.passkey': step('passkey'),
  'proving.password': step('password', 'passwordMissing'),
  'proving.timeCode': noText,
  'proving.timeCode.entering': step('timeCode', 'codeMissing', 'unanswered'),
  'proving.timeCode.checking': step('checkingTimeCode'),
  recovering: noText,
  'recovering.entering': step('recoveryCode', 'codeMissing', 'unanswered'),
  'recovering.checking': step('checkingRecoveryCode'),
  locked: step('locked'),
  signedIn: step('signedIn'),
}

const reviewState = (name: ReviewState): ShownCopy =>
  shown((language) => {
    const { name: called, means } = (language === 'en' ? REVIEW_STATE_COPY : reviewStateHindi)[name]
    return [called, means]
  })

export const contentReviewShows: CopyByState<typeof contentReviewMachine> = {
  published: reviewState('published'),
  draft: reviewState('draft'),
  inReview: reviewState('inReview'),
  approved: reviewState('approved'),
  expired: reviewState('expired'),
  rolledBack: reviewState('rolledBack'),
}
