import { type Typesetting, sharePictureSvg, titleLines } from './sharePicture'

/** As if every letter were half as wide as it is high. */
const width = (text: string): number => text.length / 2
const setting: Typesetting = { textWidth: width, textParts: (text) => [{ text, x: 0 }] }
const ROOM = { width: 700, height: 265, lineHeight: 1.2 }

describe('a title', () => {
  test('stands as large as its room allows', () => {
    const sizes = ['Piles', 'Piles treatment in Pune, what it is and what it costs', 'word '.repeat(22)].map(
      (title) => titleLines(title, ROOM, width).fontSize,
    )
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one))
    expect(new Set(sizes).size).toBe(3)
  })

  test('is in lines of about one length, none wider than the room', () => {
    const { lines, fontSize } = titleLines('Piles treatment in Pune, step by step', ROOM, width)
    expect(lines).toEqual(['Piles treatment in', 'Pune, step by step'])
    for (const line of lines) expect(width(line) * fontSize).toBeLessThanOrEqual(ROOM.width)
  })

  test('that is too long for any size ends with an ellipsis', () => {
    const { lines, fontSize } = titleLines('Everything at length '.repeat(20), ROOM, width)
    expect(lines).toHaveLength(4)
    expect(lines[3]).toMatch(/…$/)
    for (const line of lines) expect(width(line) * fontSize).toBeLessThanOrEqual(ROOM.width)
  })

  test('of one endless word is cut as well', () => {
    expect(titleLines('x'.repeat(90), ROOM, width).lines).toEqual([expect.stringMatching(/^x+…$/)])
  })
})

describe('a picture', () => {
  const picture = {
    title: 'Ears & <nose>',
    label: 'Department',
    tagline: 'Calm',
    brand: 'Shalya',
    drawing: { lines: 'M0 0h8', accent: 'M0 4h8' },
    isHindi: false,
  }

  test('has a photograph in place of the drawing, a person’s round', () => {
    const photo = { href: 'data:image/jpeg;base64,AAAA', isPortrait: true }
    const portrait = sharePictureSvg({ ...picture, photo }, setting)
    expect(portrait).toMatch(/<image [^>]*clip-path="url\(#round\)"[^>]*href="data:image\/jpeg;base64,AAAA"/)
    expect(portrait).not.toContain('M0 4h8')
    const house = sharePictureSvg({ ...picture, photo: { ...photo, isPortrait: false } }, setting)
    expect(house).toContain('<image')
    expect(house).not.toContain('clip-path')
  })

  test('carries label, title and tagline as text, not as markup', () => {
    const svg = sharePictureSvg(picture, setting)
    expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/)
    for (const copy of ['>Ears &amp; &lt;nose&gt;<', '>Department<', '>Calm<']) expect(svg).toContain(copy)
  })

  test('says a tagline that is the title only once', () => {
    const svg = sharePictureSvg({ ...picture, title: 'Calm' }, setting)
    expect(svg.match(/>Calm</g)).toHaveLength(1)
  })

  test('of a Hindi page is set in Devanagari’s font', () => {
    expect(sharePictureSvg(picture, setting)).not.toContain('Noto Sans Devanagari')
    expect(sharePictureSvg({ ...picture, isHindi: true }, setting)).toContain('Noto Sans Devanagari')
  })
})
