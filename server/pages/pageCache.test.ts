import PageCache from './pageCache.cjs'

const { PageStore } = PageCache
const page = (html: string) => ({ kind: 'APP_PAGE', html, headers: {} })

describe('the store of rendered pages', () => {
  test('lets go of the pages with a tag, and of no others', () => {
    const store = new PageStore(1_000_000)
    store.set('/a', page('a'), ['doctors', 'treatments/piles'])
    store.set('/b', page('b'), ['treatments/lasik'])
    expect(store.invalidate(['treatments/piles', 'nothing'])).toBe(1)
    expect([store.get('/a'), store.get('/b')?.value]).toEqual([undefined, page('b')])
  })

  test('a page that was made anew is known by its new tags alone', () => {
    const store = new PageStore(1_000_000)
    store.set('/a', page('old'), ['doctors'])
    store.set('/a', page('new'), ['hospitals'])
    expect(store.invalidate(['doctors'])).toBe(0)
    expect(store.get('/a')?.value).toEqual(page('new'))
    expect(store.invalidate(['hospitals'])).toBe(1)
  })

  test('holds no more than its limit, and forgets the longest unused first', () => {
    const store = new PageStore(50_000)
    for (let at = 0; at < 10; at += 1) {
      store.set(`/page-${at}`, page('x'.repeat(5000)), ['all'])
      store.get('/page-0')
    }
    expect(store.get('/page-0')).toBeDefined()
    expect(store.get('/page-1')).toBeUndefined()
    expect(store.pages.calculatedSize).toBeLessThanOrEqual(50_000)
    expect(store.invalidate(['all'])).toBe(store.keysByTag.size === 0 ? 4 : NaN)
  })
})

describe('Next’s cache', () => {
  const cache = new PageCache()

  test('finds a page until one of its tags is invalidated', async () => {
    const value = { ...page('one'), headers: { 'x-next-cache-tags': 'options,doctors' } }
    await cache.set('/one', value)
    expect((await cache.get('/one'))?.value).toBe(value)
    await cache.revalidateTag('doctors')
    expect(await cache.get('/one')).toBeNull()
  })

  test('knows the pages that do not exist as such', async () => {
    await cache.set('/nowhere', { ...page('nothing'), status: 404 })
    await cache.set('/one', page('one'))
    await cache.revalidateTag('absent')
    expect([await cache.get('/nowhere'), (await cache.get('/one')) === null]).toEqual([null, false])
  })

  test('does not keep the data of single calls', async () => {
    await cache.set('call', { kind: 'FETCH', data: {}, headers: {} })
    expect(await cache.get('call')).toBeNull()
  })
})
