import { type LivePage, begunPage } from './liveRecord'
import { sessionFileOf, sessionFrom } from './sessionFile'

const PAGE: LivePage = {
  ...begunPage({ page: 'p', path: '/faq', at: 1_000 }),
  actors: [{ sessionId: 'l', name: 'login', machineId: 'otpLogin' }],
  moments: [
    {
      sessionId: 'l',
      // As it was looked at unmasked.
      event: { type: 'mobile.changed', mobile: '9876543210' } as { type: string },
      at: 2_000,
      snapshot: { status: 'active', value: 'enteringMobile', context: { mobile: '9876543210' } },
      taken: ['otpLogin.enteringMobile | mobile.changed'],
    },
    {
      sessionId: 'l',
      event: { type: 'mobile.submitted' },
      at: 3_000,
      snapshot: { status: 'error', value: 'enteringMobile' },
      taken: [],
      fate: {
        kind: 'failed',
        name: 'RangeError',
        message: '9876543210 is no number',
        stack: ['at ask (a.js:1:2)'],
      },
    },
  ],
  tellings: [{ sessionId: 'l', eventType: 'mobile.changed', after: 0 }],
}
const FILE = sessionFileOf(PAGE)
const changed = (change: (file: Record<string, unknown>) => void): string => {
  const file = JSON.parse(FILE) as Record<string, unknown>
  change(file)
  return JSON.stringify(file)
}

test('a session is read as it was saved, but masked', () => {
  expect(FILE).not.toContain('9876543210')
  const read = sessionFrom(FILE, 'a.json')
  expect(read).toMatchObject({ path: '/faq', at: 1_000, isOpen: false, file: 'a.json', actors: PAGE.actors })
  expect(read).toMatchObject({
    moments: [
      {
        event: { type: 'mobile.changed', mobile: '•••• (10)' },
        snapshot: { value: 'enteringMobile', context: { mobile: '•••• (10)' } },
        taken: ['otpLogin.enteringMobile | mobile.changed'],
      },
      { fate: { name: 'RangeError', message: '•••• (23)', stack: ['at ask (a.js:1:2)'] } },
    ],
    tellings: PAGE.tellings,
  })
  // And once more: what was opened can be handed on.
  expect(typeof read === 'string' ? '' : sessionFileOf(read)).toBe(FILE)
})

test.each([
  ['no JSON', '<html>', /not JSON/],
  ['other JSON', '{"a":1}', /format/],
  ['nothing', 'null', /no session/],
  ['another version', changed((file) => (file.version = 2)), /version/],
  [
    'a machine whose name is an address',
    changed((file) => (file.actors = [{ sessionId: 'l', name: 'l', machineId: '../../users/logout' }])),
    /actors\.0/,
  ],
  [
    'a state that is nested without end',
    changed((file) => {
      let value: unknown = 'a'
      for (let depth = 0; depth < 500; depth++) value = { a: value }
      file.moments = [{ ...PAGE.moments[0], snapshot: { value } }]
    }),
    /moments\.0/,
  ],
  [
    'too many moments',
    changed((file) => (file.moments = Array.from({ length: 3_000 }, () => PAGE.moments[0]))),
    /moments/,
  ],
  ['a time that is none', changed((file) => (file.at = 1e300)), /“at”/],
  ['too much', ' '.repeat(9 * 1024 * 1024), /larger/],
])('a file with %s is refused in words', (_, content, reason) => {
  const read = sessionFrom(content, 'a.json')
  expect(read).toEqual(expect.stringMatching(/^a\.json is/))
  expect(read).toEqual(expect.stringMatching(reason))
})

test('what a stranger wrote into a file unmasked is masked when it is read', () => {
  const read = sessionFrom(
    changed((file) => (file.moments = PAGE.moments)),
    'a.json',
  )
  expect(JSON.stringify(read)).not.toContain('9876543210')
})
