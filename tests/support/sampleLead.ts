import { PRIVACY_NOTICE_VERSION } from '@/content/policies/privacyNotice'

/** What a lead of a test says beside its mobile number. */
export const SAMPLE_LEAD = {
  NameData: 'Asha Rao',
  countryCode: '+91',
  CityData: 'Mumbai',
  ProcedureNameData: 'Piles Treatment',
  PageTypeData: 'Treatment',
  PageNameData: '/treatment/piles',
  leadFormVariant: '3',
}

/** A treatment page's form as a browser posts it without the page's code, but for the number. */
export const SAMPLE_FORM = {
  pageType: 'Treatment',
  pageName: 'Piles',
  path: '/treatment/piles',
  tier: '3',
  language: 'en',
  variant: '1',
  name: 'Asha Rao',
  countryCode: '+91',
  city: 'Chennai',
  treatment: 'Piles Treatment',
  insuranceType: 'Private',
  notice: PRIVACY_NOTICE_VERSION,
}
