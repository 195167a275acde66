import { propsText } from '@/model/page/islandMarks'
import { act, fireEvent, screen } from '@testing-library/react'
import { type ComponentType, useEffect, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { FAULT_PATH } from '@/model/page/faults'
import { type Load, startIslands } from './startIslands'

type FormProps = { readonly action: string }
const log = jest.spyOn(console, 'error').mockImplementation(() => {})
const beacon = jest.fn()

/** A form that fails as often as configured. */
function Form({ action }: FormProps) {
  const [count, setCount] = useState(0)
  if (count > 0) throw new Error('broken')
  return (
    <form action={action}>
      <label htmlFor="name">Name</label>
      <input id="name" name="name" />
      <button type="button" onClick={() => setCount(1)}>
        Break
      </button>
      <a href="/plain">Plain</a>
    </form>
  )
}
let effects: string[] = []
function Quiet({ action }: FormProps) {
  useEffect(() => void effects.push(action), [action])
  return <p>{action}</p>
}

const islandOf = (name: string, Component: ComponentType<FormProps>, action = '/plain') =>
  `<div data-island="${name}" data-props='${propsText({ action })}'>${renderToString(<Component action={action} />)}</div>`

const bodies = () =>
  Promise.all(
    beacon.mock.calls.map(
      ([, body]) =>
        new Promise<{ name: string }>((done) => {
          const reader = new FileReader()
          reader.onload = () => done(JSON.parse(String(reader.result)))
          reader.readAsText(body)
        }),
    ),
  )
const registry = { leadForm: async () => Form, menu: () => Quiet } satisfies Load
const start = (islands: Partial<Load> = registry, needed: readonly Element[] = []) =>
  act(() => startIslands(islands, needed))
const field = () => screen.getByRole<HTMLInputElement>('textbox')
const breaks = () => act(() => fireEvent.click(screen.getByRole('button', { name: 'Break' })))

beforeEach(() => {
  jest.clearAllMocks()
  effects = []
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon })
  document.body.innerHTML = islandOf('leadForm', Form) + islandOf('menu', Quiet)
})
afterAll(() => log.mockRestore())

test('who has pressed an opener gets the island that opens dialogs before all others, wherever it stands', async () => {
  const named = (name: string) => islandOf(name, Quiet, name)
  document.body.innerHTML = `<a data-opens="login" href="/login">Login</a>${named('menu')}${named('modals')}`
  await start({ menu: () => Quiet, modals: () => Quiet }, [screen.getByText('Login')])
  expect(effects).toEqual(['modals', 'menu'])
})

test('an island is taken over with its elements, and what was typed stays', async () => {
  const input = field()
  input.value = 'Asha'
  await start()
  expect(field()).toBe(input)
  expect(input.value).toBe('Asha')
  expect(effects).toEqual(['/plain'])
  expect(document.querySelectorAll('[data-island][data-alive]')).toHaveLength(2)
  expect(beacon).not.toHaveBeenCalled()
})

test.each<[string, () => void]>([
  [
    'a text is wrapped',
    () => document.querySelector('label')!.replaceChildren(document.createElement('font')),
  ],
  ['a div stands after the input', () => field().after(document.createElement('div'))],
])(
  'where %s before, it is drawn anew with what was typed, the focus too, and that is counted',
  async (_, change) => {
    field().value = 'Asha'
    field().focus()
    change()
    await start()
    expect(field().value).toBe('Asha')
    expect(document.activeElement).toBe(field())
    expect(screen.getByText('Name')).toBeTruthy()
    expect(await bodies()).toEqual([{ name: 'leadForm', release: '', isRedrawn: true }])
  },
)

test('one that fails for good is its plain HTML with what was typed; the others go on, and it is counted by its name', async () => {
  await start()
  fireEvent.change(field(), { target: { value: 'Asha' } })
  for (let times = 0; times < 4; times += 1) await breaks()
  expect(screen.getByRole('link', { name: 'Plain' })).toBeTruthy()
  expect(document.querySelector('form')?.getAttribute('action')).toBe('/plain')
  expect(field().value).toBe('Asha')
  expect(document.querySelector('[data-island=menu] p')).not.toBeNull()
  expect(beacon.mock.calls[0]?.[0]).toBe(FAULT_PATH)
  expect(new Set((await bodies()).map(({ name }) => name))).toEqual(new Set(['leadForm']))
})

test('one whose first drawing fails is plain from the start', async () => {
  const Broken = () => {
    throw new Error('broken')
  }
  // Within act an error that nothing has caught is the test's.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  await startIslands({ ...registry, leadForm: () => Broken }, [])
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  expect(screen.getByRole('link', { name: 'Plain' })).toBeTruthy()
  expect(document.querySelector('[data-island=leadForm]')?.hasAttribute('data-alive')).toBe(true)
})

test('one whose props are none is plain; the others go on', async () => {
  document.querySelector('[data-island=leadForm]')?.setAttribute('data-props', 'none')
  await start()
  expect(effects).toEqual(['/plain'])
  expect(screen.getByRole('link', { name: 'Plain' })).toBeTruthy()
  expect(await bodies()).toEqual([{ name: 'leadForm', release: '' }])
})

test('the others do not wait for one whose code comes late, fails to come or never comes', async () => {
  jest.useFakeTimers()
  document.body.innerHTML += islandOf('search', Quiet, '/late') + islandOf('floating', Quiet, '/failed')
  let arrive: (found: typeof Quiet) => void = () => {}
  const late = new Promise<typeof Quiet>((done) => (arrive = done))
  const never = new Promise<typeof Form>(() => {})
  const islands = {
    ...registry,
    leadForm: () => never,
    search: () => late,
    floating: () => Promise.reject(new Error('no line')),
  }
  let isDone = false
  const done = startIslands(islands, []).then(() => (isDone = true))
  await act(() => jest.advanceTimersByTimeAsync(100))
  expect(effects).toEqual(['/plain'])
  arrive(Quiet)
  await act(() => jest.advanceTimersByTimeAsync(100))
  expect(effects).toEqual(['/plain', '/late'])
  expect(isDone).toBe(false)
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  await done
  expect(screen.getByRole('link', { name: 'Plain' })).toBeTruthy()
  jest.useRealTimers()
})

test('what somebody uses comes first', async () => {
  document.body.innerHTML = islandOf('menu', Quiet, '/one') + islandOf('menu', Quiet, '/two')
  await start(registry, [document.querySelectorAll('p')[1]!])
  expect(effects).toEqual(['/two', '/one'])
})
