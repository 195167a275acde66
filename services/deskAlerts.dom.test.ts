import { hasLeave, tellByThisBrowser } from './deskAlerts'
import { postJson } from './httpClient'

jest.mock('./httpClient')
const KEY = 'BPublic'
const SUBSCRIPTION = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }

/** A browser that can be told, whose person answers so. */
function able(permission: NotificationPermission) {
  const subscribe = jest.fn().mockResolvedValue({ toJSON: () => SUBSCRIPTION })
  const unsubscribe = jest.fn().mockResolvedValue(true)
  const registration = { pushManager: { subscribe, getSubscription: async () => ({ unsubscribe }) } }
  const register = jest.fn().mockResolvedValue(registration)
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, ready: Promise.resolve(registration) },
  })
  const Notification = { permission, requestPermission: async () => permission }
  Object.assign(window, { PushManager: class {}, Notification })
  return { subscribe, unsubscribe, register }
}
beforeEach(() =>
  jest
    .mocked(postJson)
    .mockReset()
    .mockResolvedValue({ status: 200, data: {} } as never),
)

test('a browser that cannot be told says so, and nobody is asked', async () => {
  expect(hasLeave()).toBe(false)
  await expect(tellByThisBrowser(KEY)).rejects.toEqual({ kind: 'unsupported' })
  expect(postJson).not.toHaveBeenCalled()
})

test('with leave the browser is registered, by a worker of the desk’s pages alone', async () => {
  const { register, subscribe } = able('granted')
  await tellByThisBrowser(KEY)
  expect(hasLeave()).toBe(true)
  expect(register).toHaveBeenCalledWith('/deskWorker.js', { scope: '/desk' })
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY })
  expect(postJson).toHaveBeenCalledWith('/desk/api/alerts/browser', SUBSCRIPTION)
})

test('a subscription by another pair of keys gives way', async () => {
  const { subscribe, unsubscribe } = able('granted')
  subscribe.mockRejectedValueOnce(new DOMException('another key', 'InvalidStateError'))
  await tellByThisBrowser(KEY)
  expect(unsubscribe).toHaveBeenCalledTimes(1)
  expect(subscribe).toHaveBeenCalledTimes(2)
})

test('without leave, or without an answer, it fails and says why', async () => {
  able('denied')
  await expect(tellByThisBrowser(KEY)).rejects.toEqual({ kind: 'denied' })
  able('granted')
  jest.mocked(postJson).mockResolvedValue({ status: 403, data: {} } as never)
  await expect(tellByThisBrowser(KEY)).rejects.toEqual({ kind: 'unanswered' })
})
