import type { buttonCopy } from '@/content/copy/buttons'

/** What an action button does; where it leads is components/ui/ActionButtons/ActionButtons.tsx. */
export type ButtonKind = 'booking' | 'chat' | 'call' | 'price' | 'cost' | 'emi' | 'coverage' | 'app'

export type ButtonLabel = keyof (typeof buttonCopy)['en']

export type ActionButton = { readonly kind: ButtonKind; readonly label: ButtonLabel }

const BOOK: ActionButton = { kind: 'booking', label: 'bookNow' }
const GET_COST: ActionButton = { kind: 'price', label: 'getCostNow' }
const CHAT: ActionButton = { kind: 'chat', label: 'chatWithExpert' }
const WHATSAPP: ActionButton = { kind: 'chat', label: 'whatsappExpert' }
const CALL: ActionButton = { kind: 'call', label: 'callNow' }
const COST: ActionButton = { kind: 'cost', label: 'calculateCost' }
const EMI: ActionButton = { kind: 'emi', label: 'calculateEmi' }
const COVERAGE: ActionButton = { kind: 'coverage', label: 'checkCoverage' }
const OPEN_APP: ActionButton = { kind: 'app', label: 'openInApp' }
const DOWNLOAD_APP: ActionButton = { kind: 'app', label: 'downloadApp' }

/**
 * The buttons of each section of a page (specification, section 2, lead form variants and buttons). The first one is the
 * group's primary action; when the page switches its kind off, the next one takes its place.
 */
export const BUTTON_VARIANTS = {
  default: [BOOK, CHAT],
  v2: [WHATSAPP, CALL],
  hospital: [BOOK, COVERAGE, CALL],
  cost: [GET_COST, EMI, COVERAGE],
  doctor: [BOOK, CHAT],
  thin: [BOOK, CALL],
  onlyform: [BOOK],
  weightloss: [BOOK, EMI, WHATSAPP],
  treatment: [BOOK, COST, CHAT],
  condition: [BOOK, CHAT],
  test: [BOOK, CALL],
  blog: [CHAT, OPEN_APP],
  insurance: [COVERAGE, CALL, CHAT],
  department: [BOOK, CHAT],
  loan: [BOOK, COVERAGE, CALL],
  secondOpinion: [BOOK, CHAT],
  marketing: [BOOK, WHATSAPP, CALL],
  campaign: [BOOK, WHATSAPP],
  app: [OPEN_APP, DOWNLOAD_APP],
} as const satisfies Readonly<Record<string, readonly ActionButton[]>>

/** A section of a page that has a row in the table. */
export type ButtonSection = keyof typeof BUTTON_VARIANTS

/** What a page may switch off; each is on by default (specification, section 3, page props). */
export type ButtonSwitches = {
  readonly isCallEnabled?: boolean
  readonly isWhatsAppEnabled?: boolean
  readonly isFormEnabled?: boolean
}

/** The switch that each kind obeys; the others are always shown. Booking opens the lead form, and the coverage check ends in one. */
const SWITCH_OF: Readonly<Partial<Record<ButtonKind, keyof ButtonSwitches>>> = {
  booking: 'isFormEnabled',
  coverage: 'isFormEnabled',
  chat: 'isWhatsAppEnabled',
  call: 'isCallEnabled',
}

/** The buttons of a section that its page leaves on, in their order. */
export function buttonsFor(section: ButtonSection, switches: ButtonSwitches = {}): readonly ActionButton[] {
  const row: readonly ActionButton[] = BUTTON_VARIANTS[section]
  return row.filter(({ kind }) => {
    const name = SWITCH_OF[kind]
    return name === undefined || (switches[name] ?? true)
  })
}

/** The section of a department's page: weight loss has buttons of its own. */
export const departmentSection = (slug: string): ButtonSection =>
  slug === 'bariatric-surgery' ? 'weightloss' : 'department'

/** The sections of lists by page type; other lists have the thin row. */
const LIST_SECTIONS: Readonly<Record<string, ButtonSection>> = {
  Insurance: 'insurance',
  hospitals: 'hospital',
  'city-wise hospitals': 'hospital',
  doctors: 'doctor',
  'city-wise doctors': 'doctor',
}

/** The section above a list. */
export const listSection = (pageType: string): ButtonSection => LIST_SECTIONS[pageType] ?? 'thin'
