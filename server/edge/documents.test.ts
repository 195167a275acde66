import { DocumentStore, type CachedEntry } from './documents'
import { pause } from '@/tests/support/until'

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

test('what holds for a short time only is made again after it', async () => {
  const store = new DocumentStore<Page>(1000)
  const make = async () => ({ ...page('free today'), livesMs: 30 })
  const first = await store.obtain('/doctors/list/free.today', make)
  expect(await store.obtain('/doctors/list/free.today', make)).toBe(first)
  await pause(60)
  expect(store.get('/doctors/list/free.today')).toBeUndefined()
  expect(await store.obtain('/doctors/list/free.today', make)).not.toBe(first)
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
