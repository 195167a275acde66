/*
 * Names of the interactive islands (docs/decisions/0077). The registry (components/layout/islands/siteIslands.ts)
 * maps names to code; failures are counted by name.
 */

export const SITE_ISLANDS = [
  'analytics',
  'bmiCalculator',
  'booking',
  'calledNumber',
  'cataractLens',
  'chatVisit',
  'compareBar',
  'contactContext',
  'contents',
  'costCalculator',
  'coverageCheck',
  'distances',
  'emiCalculator',
  'floating',
  'guidedEnquiry',
  'keepComparison',
  'leadForm',
  'liveTurn',
  'menu',
  'modals',
  'nextPlaces',
  'ownAppointment',
  'pilesScore',
  'priceLink',
  'problemLog',
  'quickSurvey',
  'readAloud',
  'saves',
  'search',
] as const

/** Of the clinic's pages (components/desk/deskIslands.ts). */
export const DESK_ISLANDS = ['alertBrowser', 'dayList', 'inbox', 'passkey', 'staffLogin'] as const

/** Of developers' pages (devtools/developerIslands.ts). */
export const DEVELOPER_ISLANDS = [
  'avatarSpecimen',
  'chartRoom',
  'consentSpecimen',
  'liveMachines',
  'machineGallery',
] as const

export const ISLANDS = [...SITE_ISLANDS, ...DESK_ISLANDS, ...DEVELOPER_ISLANDS] as const
export type IslandName = (typeof ISLANDS)[number]

/** Parts whose failures are counted: the islands and their sub-parts. */
export const PARTS = [...ISLANDS, 'formMachine', 'modal', 'account', 'tracking', 'searchPanel'] as const
export type PartName = (typeof PARTS)[number]
