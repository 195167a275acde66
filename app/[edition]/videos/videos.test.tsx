import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import TreatmentPage from '@/app/[edition]/treatment/[slug]/page'
import VideosPage, { metadata } from '@/app/[edition]/videos/page'
import { VideoFigure } from '@/components/ui/VideoFigure'
import { authorBySlug, reviewerBySlug, treatmentBySlug } from '@/content/catalogue/catalogue'
import { treatmentCopy } from '@/content/copy/treatments'
import { VIDEO_SIZE, videoFiles, videos, videosReview } from '@/content/copy/videos'
import { companyCopy } from '@/content/copy/company'
import { inHtml } from '@/tests/support/drawnPage'

const copy = companyCopy.videos
const LIMIT_BYTES = 300 * 1024
/** What people read comfortably from a screen while something moves. */
const LETTERS_A_SECOND = 18

const publicFile = (path: string) => join(__dirname, '../../../public', path)

/** The length in seconds that a WebM file states (element Duration, in milliseconds). */
function statedSeconds(file: Buffer): number {
  const at = file.indexOf(Buffer.from([0x44, 0x89, 0x01, 0, 0, 0, 0, 0, 0, 8]))
  return file.readDoubleBE(at + 10) / 1000
}

/** The cues of a WebVTT file, in seconds. */
const cuesOf = (vtt: string) =>
  [...vtt.matchAll(/(\d+):(\d+):([\d.]+) --> (\d+):(\d+):([\d.]+)\n(.+)/g)].map(([, ...found]) => {
    const seconds = (at: number) => found.slice(at, at + 3).reduce((sum, part) => sum * 60 + Number(part), 0)
    return { from: seconds(0), to: seconds(3), caption: found[6] }
  })

let html = ''
beforeAll(async () => {
  html = renderToStaticMarkup(await VideosPage())
})

describe.each(videos.map((video) => [video.slug, video] as const))('the film about %s', (slug, video) => {
  const files = videoFiles(video)

  it('has captions that follow each other over its whole length, short enough to be read', () => {
    expect(video.steps[0]?.from).toBe(0)
    expect(video.steps.at(-1)?.to).toBe(video.seconds)
    for (const [at, { from, to, caption }] of video.steps.entries()) {
      if (at > 0) expect(from).toBe(video.steps[at - 1]?.to)
      expect(caption.length / (to - from)).toBeLessThanOrEqual(LETTERS_A_SECOND)
    }
  })

  it('has files that fit its words', () => {
    const steps = video.steps.map(({ from, to, caption }) => ({ from, to, caption }))
    expect(cuesOf(readFileSync(publicFile(files.captions), 'utf8'))).toEqual(steps)
    expect(readFileSync(publicFile(files.poster), 'utf8')).toMatch(/^<svg /)
    expect(statSync(publicFile(files.film)).size).toBeLessThan(LIMIT_BYTES)
    expect(readFileSync(publicFile(files.thumbnail)).subarray(1, 4).toString()).toBe('PNG')
    const bytes = readFileSync(publicFile(files.film))
    expect(bytes.subarray(0, 4).toString('hex')).toBe('1a45dfa3')
    expect(bytes.includes('V_VP9')).toBe(true)
    expect(statedSeconds(bytes)).toBe(video.seconds)
  })

  it('stands on the page with controls, captions and its picture, and loads nothing before it is played', () => {
    const tag = new RegExp(`<video [^>]*poster="${files.poster}"[^>]*>`).exec(html)?.[0] ?? ''
    for (const attribute of [
      'controls=""',
      'preload="none"',
      `width="${VIDEO_SIZE.width}"`,
      `height="${VIDEO_SIZE.height}"`,
    ])
      expect(tag).toContain(attribute)
    expect(tag).not.toMatch(/autoplay|loop/i)
    expect(html).toContain(`<source src="${files.film}" type="video/webm"/>`)
    expect(html).toMatch(
      new RegExp(`<track kind="captions" src="${files.captions}" srcLang="en" label="[^"]+" default=""/>`),
    )
  })

  it('has its picture from the CDN, where there is one', () => {
    process.env.ASSET_BASE_URL = 'https://cdn.example'
    const drawn = renderToStaticMarkup(<VideoFigure video={video} />)
    delete process.env.ASSET_BASE_URL
    expect(drawn).toContain(`poster="https://cdn.example${files.poster}"`)
    expect(drawn).toContain(`<source src="${files.film}"`)
  })

  it('is told in words below, and can be downloaded', () => {
    const texts = video.steps.flatMap(({ caption, more }) => [caption, more])
    expect(texts.filter((text) => !html.includes(inHtml(text)))).toEqual([])
    expect(html).toContain(`<a href="${files.film}" download="">`)
  })

  it('leads to its treatment, and search engines are told of it', () => {
    expect(treatmentBySlug(slug)).toBeDefined()
    expect(html).toContain(`<a href="/treatment/${slug}">`)
    expect(html).toContain(`"contentUrl":"http://localhost:3000${files.film}"`)
    expect(html).toContain(`"thumbnailUrl":"http://localhost:3000${files.thumbnail}"`)
    expect(html).toContain(`"duration":"PT${video.seconds}S"`)
  })
})

describe('pages of treatments', () => {
  const drawn = async (slug: string) =>
    renderToStaticMarkup(await TreatmentPage({ params: Promise.resolve({ edition: 'en', slug }) }))

  it('lead to their film, where there is one', async () => {
    for (const { slug } of videos) expect(await drawn(slug)).toContain(`href="/videos#${slug}"`)
    expect(await drawn('lasik')).not.toContain('href="/videos#')
  })
})

describe('the page of films', () => {
  it('has one heading, a title of its own, and the bare form', () => {
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(metadata.title).toBe(copy.metaTitle)
    expect(html).toContain('name="pageType" value="Video"')
    expect(html).toContain('name="variant" value="0"')
  })

  it('says that nobody has reviewed the texts, and what a drawing cannot say', () => {
    expect(html).toContain(inHtml(treatmentCopy.en.unreviewed.text))
    for (const text of copy.about) expect(html).toContain(inHtml(text))
    expect(authorBySlug(videosReview.writerSlug)).toBeDefined()
    expect(reviewerBySlug(videosReview.reviewerSlug)).toBeDefined()
  })

  it('shows every film that is there', () => {
    const films = readdirSync(publicFile('videos')).filter((file) => file.endsWith('.webm'))
    expect(films.sort()).toEqual(videos.map(({ slug }) => `${slug}.webm`).sort())
  })
})
