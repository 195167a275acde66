/* The worker that shows the desk's alerts, run with a browser's parts in its place. */
import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'

type Listener = (event: object) => void

function worker(open: readonly { readonly url: string; readonly focus: () => string }[] = []) {
  const listeners = new Map<string, Listener>()
  const shown: unknown[] = []
  const opened: string[] = []
  const context = createContext({
    URL,
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: { showNotification: (...given: unknown[]) => shown.push(given) },
    clients: { matchAll: async () => open, openWindow: (address: string) => opened.push(address) },
  })
  runInContext(readFileSync('public/deskWorker.js', 'utf8'), context)
  const waits: unknown[] = []
  const happens = async (name: string, event: object) => {
    listeners.get(name)?.({ ...event, waitUntil: (one: unknown) => waits.push(one) })
    return (await Promise.all(waits)).at(-1)
  }
  return { listeners, shown, opened, happens }
}

test('it shows what was sent, the later in the place of the earlier', async () => {
  const { shown, happens } = worker()
  const told = { title: 'Clinic desk', body: '2 new leads', tag: 'desk' }
  await happens('push', { data: { json: () => told } })
  expect(shown).toEqual([
    ['Clinic desk', { body: '2 new leads', tag: 'desk', renotify: true, lang: 'en', icon: '/icon.svg' }],
  ])
})

test('it leads to the desk: the one that is open, else a new one; it answers no requests', async () => {
  const notification = { close: () => {} }
  const focus = () => 'focused'
  const open = worker([
    { url: 'https://clinic.example/desktop', focus },
    { url: 'https://clinic.example/desk/day', focus },
  ])
  expect(await open.happens('notificationclick', { notification })).toBe('focused')
  const other = worker([{ url: 'https://clinic.example/', focus }])
  await other.happens('notificationclick', { notification })
  expect(other.opened).toEqual(['/desk'])
  expect([...other.listeners.keys()]).toEqual(['push', 'notificationclick'])
})
