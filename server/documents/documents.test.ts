import type { NextHandler } from './renderPage'
import { DocumentStore, Documents, type CachedEntry } from './documents'
import { pause } from '@/tests/support/until'

jest.mock('./startScript', () => ({ startScript: () => ({ path: '/start.js?v=test' }) }))

interface Page extends CachedEntry {
  readonly text: string
}
const page = (text: string, { bytes = 10, tags = ['doctors'] } = {}): Page => ({
  text,
  bytes,
  tags: new Set(tags),
})

test('what many ask for at once is made once', async () => {
  const store = new DocumentStore<Page>(1000)
  let made = 0
  const make = async () => {
    made += 1
    await pause(10)
    return page('piles')
  }
  const all = await Promise.all(Array.from({ length: 20 }, () => store.obtain('/piles', make)))
  expect([made, new Set(all).size]).toEqual([1, 1])
  expect((await store.obtain('/piles', make)).text).toBe('piles')
  expect(made).toBe(1)
})

test('what cannot be made is not kept, and is tried again', async () => {
  const store = new DocumentStore<Page>(1000)
  const fails = () => Promise.reject(new Error('no database'))
  await expect(store.obtain('/piles', fails)).rejects.toThrow('no database')
  await expect(store.obtain('/piles', async () => page('piles'))).resolves.toMatchObject({ text: 'piles' })
})

test('what shows something that has changed is let go, and nothing else', () => {
  const store = new DocumentStore<Page>(1000)
  store.keep('/one', page('one', { tags: ['doctors', 'doctors/asha'] }))
  store.keep('/two', page('two', { tags: ['doctors/rohit'] }))
  store.keep('/file', page('file', { tags: [] }))
  expect(store.invalidate(['doctors/asha', 'doctors/nobody'])).toBe(1)
  expect(['/one', '/two', '/file'].map((key) => store.get(key)?.text)).toEqual([undefined, 'two', 'file'])
  expect(store.invalidate(['doctors'])).toBe(0)
})

describe('a change while a page is being made', () => {
  /** The change comes during the first so many renderings. */
  const made = async (changes: number, tag = 'doctors') => {
    const store = new DocumentStore<Page>(1000)
    let renderings = 0
    const { text } = await store.obtain('/piles', async () => {
      renderings += 1
      if (renderings <= changes) store.invalidate([tag])
      return page(`rendering ${renderings}`)
    })
    return { text, cached: store.get('/piles')?.text }
  }

  test('has it made again', async () => {
    expect(await made(1)).toEqual({ text: 'rendering 2', cached: 'rendering 2' })
  })
  test('of something else does not', async () => {
    expect(await made(1, 'tests')).toEqual({ text: 'rendering 1', cached: 'rendering 1' })
  })
  test('again and again: it is given out and not kept', async () => {
    expect(await made(9)).toEqual({ text: 'rendering 3', cached: undefined })
  })
})

test('memory has a limit: the least recently used go first, and their tags with them', () => {
  const store = new DocumentStore<Page>(25)
  store.keep('/one', page('one'))
  store.keep('/two', page('two'))
  store.get('/one')
  store.keep('/three', page('three'))
  expect(['/one', '/two', '/three'].map((key) => store.get(key)?.text)).toEqual(['one', undefined, 'three'])
  expect(store.invalidate(['doctors'])).toBe(2)
})

describe('a page that stays while its hydration data had to go', () => {
  /** A page that is read often, and so many others that the memory is too small for all. */
  const crowded = async () => {
    const rendered: string[] = []
    let fails = false
    const next: NextHandler = async (request, response) => {
      rendered.push(request.url ?? '')
      if (fails) return void response.writeHead(500).end()
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`<html><head></head><body>${request.url}</body></html>`)
    }
    const documents = new Documents(next, 1 / 128)
    const { name } = await documents.page('/piles')
    for (let other = 0; other < 20; other += 1) {
      await documents.page(`/other/${other}`)
      documents.cached('/piles')
    }
    const timesRendered = () => rendered.filter((path) => path === '/piles').length
    return { documents, name, timesRendered, failFromNowOn: () => void (fails = true) }
  }

  test('is rendered once more for whoever asks for its data', async () => {
    const { documents, name, timesRendered } = await crowded()
    expect([documents.cached('/piles')?.name, timesRendered()]).toEqual([name, 1])
    const asked = await Promise.all([
      documents.hydration(name, '/piles'),
      documents.hydration(name, '/piles'),
    ])
    expect(asked.map((data) => data?.status)).toEqual([200, 200])
    expect(timesRendered()).toBe(2)
  })

  test('goes on standing where it cannot be rendered then', async () => {
    const { documents, name, failFromNowOn } = await crowded()
    failFromNowOn()
    const asked = documents.hydration(name, '/piles')
    expect(documents.cached('/piles')?.name).toBe(name)
    await expect(asked).rejects.toThrow('Next answered 500')
    expect((await documents.page('/piles')).name).toBe(name)
  })

  test('is not for a name that it does not have', async () => {
    const { documents, timesRendered } = await crowded()
    expect(await documents.hydration('made-up', '/piles')).toBeUndefined()
    expect(timesRendered()).toBe(1)
  })
})
