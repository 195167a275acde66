/*
 * Which parts of a page come alive by themselves (docs/decisions/0077): the registry (components/layout/islands/siteIslands.ts) has the code
 * of each, and a part that fails is counted by its name.
 */

/** Of the public site's pages. */
export const SITE_ISLANDS = [
  'analytics',
  'bmiCalculator',
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
  'menu',
  'modals',
  'pilesScore',
  'priceLink',
  'problemLog',
  'quickSurvey',
  'saves',
  'search',
] as const

/** Of the clinic's pages (components/desk/deskIslands.ts). */
export const DESK_ISLANDS = ['inbox', 'passkey', 'staffLogin'] as const

/** Of developers' pages (devtools/developerIslands.ts). */
export const DEVELOPER_ISLANDS = [
  'avatarSpecimen',
  'chartRoom',
  'consentSpecimen',
  'liveMachines',
  'machineGallery',
] as const

/** All islands there are. */
export const ISLANDS = [...SITE_ISLANDS, ...DESK_ISLANDS, ...DEVELOPER_ISLANDS] as const
export type IslandName = (typeof ISLANDS)[number]

/** What fails by itself: the islands, and what stands within one. */
export const PARTS = [...ISLANDS, 'formMachine', 'modal', 'account', 'tracking', 'searchPanel'] as const
export type PartName = (typeof PARTS)[number]
