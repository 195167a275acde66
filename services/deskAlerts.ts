import { REGISTER_BROWSER } from '@/model/calls/deskCalls'
import type { AlertFailureKind } from '@/model/desk/alerts'
import { kindOf } from '@/model/failure'
import { postJson } from './httpClient'
import { trustedScript } from './trustedScript'

const failure = (kind: AlertFailureKind) => ({ kind })

/** Unknown errors count as a missing answer. */
export function alertFailureOf(error: unknown): AlertFailureKind {
  const kind = kindOf(error)
  return kind === 'unsupported' || kind === 'denied' ? kind : 'unanswered'
}

const WORKER = '/deskWorker.js'
const SCOPE = '/desk'

let worker: string | undefined

const isAble = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Whether the permission was granted before. */
export const hasLeave = (): boolean => isAble() && Notification.permission === 'granted'

/** A subscription with this key; replaces one with another key. */
async function subscribe({ pushManager }: ServiceWorkerRegistration, publicKey: string) {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  return pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  })
}

/**
 * Registers this browser for the signed-in person's notifications, after asking for permission.
 * @param publicKey of the site (VAPID)
 * @throws {{ kind: AlertFailureKind }}
 */
export async function tellByThisBrowser(publicKey: string): Promise<void> {
  if (!isAble()) throw failure('unsupported')
  if ((await Notification.requestPermission()) !== 'granted') throw failure('denied')
  await navigator.serviceWorker.register((worker ??= trustedScript('desk-worker', WORKER)), { scope: SCOPE })
  const subscription = await subscribe(await navigator.serviceWorker.ready, publicKey)
  const { status } = await postJson(REGISTER_BROWSER.path, subscription.toJSON())
  if (status !== 200) throw failure('unanswered')
}
