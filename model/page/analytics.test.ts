import {
  ANALYTICS_EVENTS,
  type AnalyticsEvent,
  TRACKING_PUSH_DELAY_MS,
  consentFor,
  eventPath,
  holdsTypedText,
  leavesBrowser,
} from './analytics'

/** One of each; a kind that is missing here or in the list does not compile. */
const ONE_OF_EACH: { readonly [K in AnalyticsEvent['event']]: Extract<AnalyticsEvent, { event: K }> } = {
  page_viewed: { event: 'page_viewed', page_type: 'Home', page_path: '/', language: 'en-IN' },
  location_selected: {
    event: 'location_selected',
    success: true,
    mobile_no: '',
    city: 'Mumbai',
    city_selection_mode: 'manual',
    serviceable: true,
  },
  location_viewed: { event: 'location_viewed', page_type: 'Home' },
  lead_submitted: { event: 'lead_submitted', page_type: 'Home', form_variant: '3' },
  lead_succeeded: { event: 'lead_succeeded', page_type: 'Home', form_variant: '3' },
  lead_failed: { event: 'lead_failed', page_type: 'Home', form_variant: '3', reason: 'network' },
  call_clicked: { event: 'call_clicked', page_type: 'Home', place: 'header' },
  whatsapp_clicked: { event: 'whatsapp_clicked', page_type: 'Home', place: 'floating' },
  search_used: { event: 'search_used', query_length: 5, results: 3 },
}

describe('the list of events', () => {
  test('names every event once', () => {
    expect([...ANALYTICS_EVENTS].sort()).toEqual(Object.keys(ONE_OF_EACH).sort())
  })

  test('location_selected has the five fields of the specification', () => {
    const { event: _, ...fields } = ONE_OF_EACH.location_selected
    expect(Object.keys(fields)).toEqual([
      'success',
      'mobile_no',
      'city',
      'city_selection_mode',
      'serviceable',
    ])
  })

  test('no other event has room for a name, a number, an address or what was typed', () => {
    const keys = Object.values(ONE_OF_EACH)
      .filter(({ event }) => event !== 'location_selected')
      .flatMap((event) => Object.keys(event))
    expect(keys.filter((key) => /name|mobile|email|phone|ip|query$|city|id$/.test(key))).toEqual([])
  })
})

describe('what may leave the browser', () => {
  test('only the tag manager takes anything out of it', () => {
    expect([leavesBrowser('none'), leavesBrowser('log'), leavesBrowser('dataLayer')]).toEqual([
      false,
      false,
      true,
    ])
  })

  test.each([
    ['none', null, false, 'notNeeded'],
    ['log', 'refused', true, 'notNeeded'],
    ['dataLayer', null, false, 'unknown'],
    ['dataLayer', 'given', false, 'given'],
    ['dataLayer', 'refused', false, 'refused'],
    ['dataLayer', null, true, 'refused'],
    ['dataLayer', 'given', true, 'refused'],
  ] as const)('%s, remembered %s, Global Privacy Control %s: %s', (adapter, remembered, control, consent) => {
    expect(consentFor({ adapter, remembered, hasPrivacyControl: control })).toBe(consent)
  })

  test.each([
    '/enquiry/0192-draft',
    '/hi/enquiry/0192-draft',
    '/calculate/bmi',
    '/hi/calculate/piles-severity-score',
    '/search',
    '/hi/search',
    '/chat',
    '/chat/ai',
    '/hi/chat',
    '/hi/chat/ai',
    '/login',
    '/hi/profile/delete',
  ])('no third party runs on %s', (path) => {
    expect(holdsTypedText(path)).toBe(true)
  })

  test.each(['/', '/hi', '/treatment/piles', '/thankyou', '/searching'])(
    '%s holds nothing that was typed',
    (path) => {
      expect(holdsTypedText(path)).toBe(false)
    },
  )

  test('an event names no draft', () => {
    expect(eventPath('/enquiry/0192-draft')).toBe('/enquiry')
    expect(eventPath('/hi/enquiry/0192-draft')).toBe('/hi/enquiry')
    expect(eventPath('/treatment/piles')).toBe('/treatment/piles')
  })
})

test('tracking data is pushed after 10 s', () => {
  expect(TRACKING_PUSH_DELAY_MS).toBe(10_000)
})
