import { createHook } from 'node:async_hooks'
import { guardedCall } from './guardedCall'
import { readJson } from './requestBody'

test('a call that is let through waits for its body and its answer alone: each wait costs as much as a check', async () => {
  const call = guardedCall({ proof: 'none', readBody: readJson }, () => new Response('taken'))
  const headers = { 'content-type': 'application/json', 'content-length': '2' }
  const request = new Request('http://localhost', { method: 'POST', headers, body: '{}' })
  // As a request of Node's server, whose body costs one promise.
  Object.assign(request, { bytes: () => Promise.resolve(Buffer.from('{}')) })
  let promises = 0
  const hook = createHook({ init: (_id, type) => void (type === 'PROMISE' && (promises += 1)) })
  hook.enable()
  const response = await call(request)
  hook.disable()
  expect(await response.text()).toBe('taken')
  expect(promises).toBeLessThanOrEqual(21)
})
