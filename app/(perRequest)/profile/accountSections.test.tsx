import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ENQUIRY_STAGES, MOST_NOTES } from '@/model/lead/enquiry'
import type { Language } from '@/model/page/language'
import { ownAppointmentCopy } from '@/content/copy/ownAppointment'
import { enquiriesCopy } from '@/content/copy/enquiries'
import { EnquiriesSection, type ShownEnquiry } from './EnquiriesSection'
import { LoginsSection, NewLogins } from './LoginsSection'
import { SavedSection } from './SavedSection'

const ENQUIRY: ShownEnquiry = {
  id: '0193c000-0000-7000-8000-000000000001',
  reference: '00000001',
  day: '21 November 2026',
  details: {
    treatment: 'Piles Treatment',
    city: 'Pune',
    doctor: '',
    hospital: '',
    mobile: '9876543210',
    countryCode: '91',
    callback: '',
    isInsured: false,
    known: [],
  },
  state: 'received',
  appointment: null,
  notes: [],
}

type Appointment = NonNullable<ShownEnquiry['appointment']>
const appointment = (change: Partial<Appointment>): Appointment => ({
  state: 'confirmed',
  words: { doctor: 'Dr. Asha Rao', date: 'Fri, 27 Nov', time: '5:20 pm', place: 'Andheri' },
  path: '/a/token',
  isUpcoming: true,
  startsAt: 1,
  ...change,
})

const enquiries = (language: Language, change: Partial<ShownEnquiry> = {}) =>
  renderToStaticMarkup(<EnquiriesSection language={language} enquiries={[{ ...ENQUIRY, ...change }]} />)

describe('an enquiry in the profile', () => {
  test.each(['en', 'hi'] as const)(
    'says its state in %s, what it is about, and no whole number',
    (language) => {
      for (const state of [...ENQUIRY_STAGES, 'withdrawn'] as const) {
        const html = enquiries(language, { state })
        for (const words of enquiriesCopy[language].states[state]) expect(html).toContain(words)
        expect(html).toContain(language === 'hi' ? 'पुणे' : 'Pune')
        expect(html).not.toContain('9876543210')
      }
    },
  )

  test.each(['en', 'hi'] as const)(
    'says in %s what became of its appointment, and leads to its page',
    (language) => {
      for (const state of ['confirmed', 'noShow', 'cancelledByClinic'] as const) {
        const html = enquiries(language, { state: 'booked', appointment: appointment({ state }) })
        expect(html).toContain(ownAppointmentCopy[language].states[state][0])
        expect(html).toContain('<a href="/a/token">Dr. Asha Rao, Fri, 27 Nov, 5:20 pm, Andheri</a>')
      }
    },
  )

  test('with an appointment to come is first, the next one before others', () => {
    const all = [
      ENQUIRY,
      { ...ENQUIRY, id: 'past', appointment: appointment({ isUpcoming: false, path: '/a/past' }) },
      { ...ENQUIRY, id: 'late', appointment: appointment({ startsAt: 3, path: '/a/late' }) },
      { ...ENQUIRY, id: 'soon', appointment: appointment({ startsAt: 2, path: '/a/soon' }) },
      { ...ENQUIRY, id: 'back', state: 'withdrawn' as const, appointment: appointment({ path: '/a/back' }) },
    ]
    const html = renderToStaticMarkup(<EnquiriesSection language="en" enquiries={all} />)
    const { upcoming, past, others } = enquiriesCopy.en.groups
    const order = [upcoming, '/a/soon', '/a/late', past, '/a/past', '/a/back', others]
    const places = order.map((text) => html.indexOf(text))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((one, other) => one - other))
    for (const heading of Object.values(enquiriesCopy.en.groups))
      expect(enquiries('en')).not.toContain(heading)
  })

  test('is added to until it has enough, and neither added to nor withdrawn once it is withdrawn', () => {
    const at = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ at: `at ${index}`, text: `<b>note ${index}</b>` }))
    expect(enquiries('en', { notes: at(1) })).toContain('&lt;b&gt;note 0')
    expect(enquiries('en', { notes: at(MOST_NOTES - 1) })).toContain('/profile/enquiry/note')
    const full = enquiries('en', { notes: at(MOST_NOTES) })
    expect(full).not.toContain('/profile/enquiry/note')
    expect(full).toContain('/profile/enquiry/withdraw')
    expect(enquiries('en', { state: 'withdrawn' })).not.toContain('<form')
  })

  test('names the doctor it is about; without any name it is an enquiry', () => {
    const { details } = ENQUIRY
    expect(enquiries('en', { details: { ...details, doctor: 'Dr. Asha Rao' } })).toContain('Dr. Asha Rao')
    const nameless = { ...details, treatment: '', city: 'Other' }
    expect(enquiries('en', { details: nameless })).toContain('<h3>Enquiry</h3>')
  })

  test('that cannot be read now is not called none', () => {
    const html = renderToStaticMarkup(<EnquiriesSection language="en" />)
    expect(html).toContain(enquiriesCopy.en.unreadable)
    expect(html).not.toContain(enquiriesCopy.en.none)
  })
})

type Login = ComponentProps<typeof LoginsSection>['logins'][number]
const login = (change: Partial<Login>): Login => ({
  id: 'own',
  device: { browser: 'Chrome', system: 'Android' },
  loggedInOn: '1 November 2026',
  lastSeenOn: '21 November 2026',
  isOwn: false,
  isNew: false,
  ...change,
})

test('logins are named by device; this one cannot be ended here, the others one by one or together', () => {
  const own = login({ isOwn: true })
  const alone = renderToStaticMarkup(<LoginsSection language="en" logins={[own]} />)
  expect(alone).toContain('Chrome on Android')
  expect(alone).toContain('Whoever can read text messages to your number can log in')
  expect(alone).not.toContain('<form')
  const three = renderToStaticMarkup(
    <LoginsSection language="hi" logins={[own, login({ id: 'b', device: null }), login({ id: 'c' })]} />,
  )
  expect(three.match(/action="\/profile\/login\/end"/g)).toHaveLength(2)
  expect(three).toContain('action="/profile/login/others"')
  expect(three).toContain('अज्ञात ब्राउज़र')
})

test('a new login is told until its user says that it is known (decision 0045)', () => {
  const [own, other] = [login({ isOwn: true }), login({ id: 'b', isNew: true })]
  const notice = renderToStaticMarkup(<NewLogins language="en" logins={[own, other]} />)
  expect(notice).toContain('new login to your account: Chrome on Android, on 1 November 2026')
  expect(notice).toContain('action="/profile/login/seen"')
  expect(renderToStaticMarkup(<NewLogins language="en" logins={[own, login({ id: 'b' })]} />)).toBe('')
  const listed = renderToStaticMarkup(<LoginsSection language="en" logins={[own, other]} />)
  expect(listed.match(/ · New/g)).toHaveLength(1)
  expect(listed).toContain('action="/profile/login/all"')
})

test('what is saved is a link and can be removed', () => {
  const saved = [{ kind: 'doctor' as const, id: 12, name: 'Dr. Asha Rao', path: '/doctor/asha-rao' }]
  const html = renderToStaticMarkup(<SavedSection language="en" saved={saved} />)
  expect(html).toContain('href="/doctor/asha-rao"')
  expect(html).toContain('aria-label="Remove Dr. Asha Rao"')
  expect(renderToStaticMarkup(<SavedSection language="hi" saved={[]} />)).toContain('कुछ सहेजा नहीं गया है')
})
