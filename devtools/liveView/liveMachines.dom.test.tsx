import { render } from '@testing-library/react'
import { LiveMachines } from './LiveMachines'

const fetched = jest.fn<Promise<Response>, [string]>()

beforeAll(() => {
  jest.useFakeTimers()
  globalThis.fetch = fetched as typeof fetch
  // Messages are tested elsewhere.
  globalThis.BroadcastChannel = class {
    addEventListener() {}
    postMessage() {}
    close() {}
  } as unknown as typeof BroadcastChannel
})

it('asks the server again once it has answered, for what came since', async () => {
  let answer: (count: number) => void = () => {}
  fetched.mockImplementation(
    () =>
      new Promise((done) => {
        answer = (count) =>
          done({ ok: true, json: () => Promise.resolve({ messages: [], count }) } as Response)
      }),
  )
  render(<LiveMachines />)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(fetched.mock.calls).toEqual([['/dev/machines/live/server?after=0']])
  answer(7)
  await jest.advanceTimersByTimeAsync(2_000)
  expect(fetched.mock.calls.slice(1)).toEqual([['/dev/machines/live/server?after=7']])
})
