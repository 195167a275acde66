import { pngOf, textParts, textWidth } from './drawPicture'
import { pictureAddress, readPictureAddress } from './pictureAddress'
import { type PictureAnswer, PictureStore } from './pictureStore'
import { testLimits } from '@/tests/support/testLimits'
import { pause } from '@/tests/support/until'

const HINDI = 'Noto Sans Devanagari'

describe('the address of a picture', () => {
  const SECRET = 'a secret of sixteen letters'
  const of = { path: '/hi/blog/piles-diet', title: 'बवासीर में आहार & आराम' }
  const url = (address: string) => new URL(address, 'https://x.example')

  test.each([of, { path: '/', title: 'Home' }])('says what it is the picture of: $path', (one) => {
    expect(readPictureAddress(url(pictureAddress(one, SECRET)), SECRET)).toEqual(one)
  })

  test('of a filtered list leaves the query to its title', () => {
    const address = url(pictureAddress({ path: '/doctors?page=2', title: 'Doctors, page 2' }, SECRET))
    expect(readPictureAddress(address, SECRET)).toEqual({ path: '/doctors', title: 'Doctors, page 2' })
  })

  test('is refused with other words, another page, another key or none', () => {
    const change = (name: string, value: string) => {
      const address = url(pictureAddress(of, SECRET))
      address.searchParams.set(name, value)
      return address
    }
    const elsewhere = url(pictureAddress(of, SECRET))
    elsewhere.pathname = '/og/treatment/piles.png'
    const refused = [
      change('title', 'Mine'),
      change('key', ''),
      elsewhere,
      url('/og/%E0%A4.png?title=x&key=y'),
    ]
    expect(refused.map((address) => readPictureAddress(address, SECRET))).toEqual(
      refused.map(() => undefined),
    )
    expect(readPictureAddress(url(pictureAddress(of, SECRET)), 'another secret')).toBeUndefined()
  })
})

describe('typesetting', () => {
  test('takes Hindi apart into syllables and leaves Latin whole', () => {
    const pieces = (text: string) => textParts(text, HINDI).map((part) => part.text)
    expect(pieces('क्षत्रिय')).toEqual(['क्ष', 'त्रि', 'य'])
    expect(pieces('MRI जाँच: ₹2,000')).toEqual(['MRI ', 'जाँ', 'च', ': ₹2,000'])
    expect(pieces('हफ़्ते')).toEqual(['ह', 'फ़्ते'])
  })

  test('gives a syllable the width of all its parts', () => {
    expect(textWidth('बा', HINDI)).toBeGreaterThan(textWidth('ब', HINDI) + 0.1)
    expect(textWidth('बे', HINDI)).toBeCloseTo(textWidth('ब', HINDI), 3)
    const [, last] = textParts('बाद', HINDI)
    expect(last?.x).toBeCloseTo(textWidth('बा', HINDI), 5)
  })

  test('measures blanks as well', () => {
    expect(textWidth('n n', 'Inter') - textWidth('nn', 'Inter')).toBeGreaterThan(0.1)
  })
})

test('an SVG becomes a PNG of its size', async () => {
  const png = await pngOf('<svg xmlns="http://www.w3.org/2000/svg" width="12" height="7"></svg>')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([12, 7])
})

describe('the store of pictures', () => {
  const LIMITS = { keptBytes: 1000, atOnce: 1, waiting: 2 }
  const mayDraw = async () => undefined
  const bytes = (count: number) => async () => Buffer.alloc(count)
  const isRefused = (answer: PictureAnswer) => 'retryAfter' in answer

  test('draws a picture once, also for those who ask while it is drawn', async () => {
    const draw = jest.fn(bytes(10))
    const store = new PictureStore(LIMITS)
    await Promise.all([store.get('a', mayDraw, draw), store.get('a', mayDraw, draw)])
    await store.get('a', mayDraw, draw)
    expect(draw).toHaveBeenCalledTimes(1)
  })

  test('keeps no more than its limit', async () => {
    const store = new PictureStore(LIMITS)
    await store.get('a', mayDraw, bytes(600))
    await store.get('b', mayDraw, bytes(600))
    const again = jest.fn(bytes(600))
    await store.get('a', mayDraw, again)
    expect(again).toHaveBeenCalledTimes(1)
  })

  test('asks an address that wants too many new ones to wait, but gives it those that are there', async () => {
    const store = new PictureStore(LIMITS)
    const limits = testLimits({ pictures: 4 })
    const of = (address: string) => () => limits.secondsToWait('pictures', address)
    const answers: PictureAnswer[] = []
    for (const key of ['1', '2', '3', '4', '5', '1'])
      answers.push(await store.get(key, of('203.0.113.9'), bytes(1)))
    expect(answers.map(isRefused)).toEqual([false, false, false, false, true, false])
    expect(isRefused(await store.get('5', of('203.0.113.10'), bytes(1)))).toBe(false)
  })

  test('draws few at a time and lets only some wait', async () => {
    const store = new PictureStore(LIMITS)
    let drawing = 0
    let most = 0
    const draw = async () => {
      most = Math.max(most, ++drawing)
      await pause(5)
      drawing -= 1
      return Buffer.alloc(1)
    }
    const answers = await Promise.all(['1', '2', '3', '4'].map((key) => store.get(key, mayDraw, draw)))
    expect(answers.map(isRefused)).toEqual([false, false, false, true])
    expect(most).toBe(1)
  })

  test('forgets a picture that could not be drawn', async () => {
    const store = new PictureStore(LIMITS)
    await expect(store.get('a', mayDraw, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(isRefused(await store.get('a', mayDraw, bytes(1)))).toBe(false)
  })
})
