import { readConfig } from '@/server/config/config'
import { TestMailServer } from '@/tests/support/testMailServer'
import { TestPushBrowser, vapidClaims } from '@/tests/support/testPushBrowser'
import { alertSenders, type PostPush, postToPublic, webPushSender } from './alertSenders'
import { writtenAlert } from './alertText'
import { vapidKeysOf } from './vapidKeys'

const SECRET = 'a secret of the test that is long enough'
const ID = '01920000-0000-7000-8000-000000000001'
const ALERT = writtenAlert(ID, { new: 2, assigned: 0, late: 1, due: 0, displaced: 0 })
const ENDPOINT = 'https://push.example/send/abc'

/** A push service that takes what it is sent. */
function pushService(answer: () => number = () => 201) {
  const requests: Parameters<PostPush>[0][] = []
  const post: PostPush = async (request) => {
    requests.push(request)
    return answer()
  }
  return { requests, post }
}
const sender = (post: PostPush) => webPushSender('https://clinic.example', vapidKeysOf(SECRET), post)

describe('an alert by the browser', () => {
  it('is encrypted for the browser, names nobody, and says which site has sent it', async () => {
    const browser = new TestPushBrowser(ENDPOINT)
    const { requests, post } = pushService()
    expect(await sender(post)(browser.subscription, ALERT)).toBe('sent')
    const [request] = requests
    expect(request?.endpoint).toBe(ENDPOINT)
    expect(browser.opens(request!.body)).toEqual({
      title: expect.stringMatching(/ desk$/),
      body: '2 new leads, 1 lead not called in time',
      tag: 'desk',
    })
    expect(() => new TestPushBrowser(ENDPOINT).opens(request!.body)).toThrow()
    expect(request?.headers).toMatchObject({ TTL: '3600', Topic: 'desk', Urgency: 'high' })
    expect(vapidClaims(request?.headers.Authorization ?? '')).toMatchObject({
      aud: 'https://push.example',
      sub: 'https://clinic.example',
      key: vapidKeysOf(SECRET).publicKey,
    })
  })

  it.each([
    [201, 'sent'],
    [404, 'gone'],
    [410, 'gone'],
    [429, 'failed'],
    [500, 'failed'],
  ])('is, after an answer with status %i, %s', async (status, outcome) => {
    const { post } = pushService(() => status)
    expect(await sender(post)(new TestPushBrowser(ENDPOINT).subscription, ALERT)).toBe(outcome)
  })

  it('fails where the service cannot be reached; keys that are none lead nowhere', async () => {
    const { subscription } = new TestPushBrowser(ENDPOINT)
    expect(await sender(() => Promise.reject(new Error('away')))(subscription, ALERT)).toBe('failed')
    const keys = { ...subscription.keys, p256dh: 'A'.repeat(87) }
    const { requests, post } = pushService()
    expect(await sender(post)({ ...subscription, keys }, ALERT)).toBe('gone')
    expect(requests).toEqual([])
  })

  it.each([
    'http://push.example/x',
    'https://127.0.0.1/x',
    'https://10.0.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/x',
    'https://0x7f.1/x',
    'https://push.example:8443/x',
    'https://user:word@push.example/x',
  ])('is never posted to %s', async (endpoint) => {
    await expect(postToPublic({ endpoint, headers: {}, body: Buffer.alloc(0) })).rejects.toThrow(
      'no public address',
    )
  })

  it('is never posted to a name of this machine', async () => {
    const request = { endpoint: 'https://localhost/x', headers: {}, body: Buffer.alloc(0) }
    await expect(postToPublic(request)).rejects.toMatchObject({ code: 'ENOTPUBLIC' })
  })
})

test('the pair of a site is that of its secret, and another with another one', () => {
  const pair = vapidKeysOf(SECRET)
  expect(vapidKeysOf(SECRET)).toEqual(pair)
  expect(pair.publicKey).toMatch(/^B[\w-]{86}$/)
  expect(vapidKeysOf(`${SECRET} `).publicKey).not.toBe(pair.publicKey)
})

describe('an alert by mail', () => {
  let server: TestMailServer
  beforeAll(async () => (server = await TestMailServer.start()))
  afterAll(() => server.stop())
  beforeEach(() => {
    server.mails.length = 0
    server.answers = {}
  })
  const mail = (settings: Readonly<Record<string, string>> = {}) => {
    const env = {
      ...{ MAIL_SENDER: 'smtp', SMTP_URL: server.url, MAIL_FROM: 'Clinic desk <desk@clinic.example>' },
      ...{ PLAIN_HOSTS: '127.0.0.1', SITE_URL: 'https://clinic.example' },
      ...settings,
    }
    const config = readConfig(env as unknown as NodeJS.ProcessEnv)
    return alertSenders(config, SECRET).mail('meera@clinic.example', ALERT)
  }

  it('says how many there are and where to look, once however often it is sent', async () => {
    expect(await mail()).toBe('sent')
    const [received] = server.mails
    expect([received?.from, received?.to]).toEqual(['desk@clinic.example', ['meera@clinic.example']])
    expect(received?.text).toMatch(/^Subject: .* desk: 2 new leads, 1 lead not called in time\r?$/m)
    expect(received?.text).toContain(`Message-ID: <${ID}@clinic.example>`)
    expect(received?.text).toContain('Auto-Submitted: auto-generated')
    expect(received?.text).toContain('https://clinic.example/desk')
  })

  it('fails where it is not taken, and where it would have to go unencrypted', async () => {
    server.answers = { RCPT: '550 nobody' }
    expect(await mail()).toBe('failed')
    server.answers = {}
    expect(await mail({ PLAIN_HOSTS: '' })).toBe('failed')
    expect(server.mails).toEqual([])
  })
})

test('without settings nothing is sent: a line says that there is an alert, and where to nobody can read', async () => {
  const written: string[] = []
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text))
    return true
  })
  const senders = alertSenders(readConfig({} as NodeJS.ProcessEnv), SECRET)
  await senders.push(new TestPushBrowser(ENDPOINT).subscription, ALERT)
  await senders.mail('meera@clinic.example', ALERT)
  write.mockRestore()
  expect(written.join('')).toMatch(/PUSH_SENDER=log[^]*MAIL_SENDER=log/)
  expect(written.join('')).not.toMatch(/meera|push\.example/)
})
