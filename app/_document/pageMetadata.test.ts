import { DRAWINGS } from '@/components/ui/Illustration/drawings'
import { type Runtime, setRuntime } from '@/server/runtime'
import { pageMetadata } from './pageMetadata'
import { pictureSubject } from '@/app/og/pictureSubject'

const HEAD = { title: 'Privacy', description: 'What we keep.' }
const PAGE = { path: '/privacy', language: 'en' } as const
afterEach(() => setRuntime(undefined))

describe('what is shown of a page', () => {
  test('a page in both languages names both, and English for everybody else', () => {
    const { alternates, openGraph } = pageMetadata({ path: '/hi/privacy', language: 'hi' }, HEAD)
    expect(alternates).toEqual({
      canonical: '/hi/privacy',
      languages: { 'en-IN': '/privacy', 'hi-IN': '/hi/privacy', 'x-default': '/privacy' },
    })
    expect(openGraph).toMatchObject({ locale: 'hi_IN', alternateLocale: 'en_IN', url: '/hi/privacy' })
  })

  test('a page in one language names no other', () => {
    const { alternates, openGraph } = pageMetadata({ ...PAGE, path: '/about-us' }, HEAD)
    expect(alternates).toEqual({ canonical: '/about-us' })
    expect(openGraph).toMatchObject({ locale: 'en_IN' })
    expect(openGraph).not.toHaveProperty('alternateLocale')
  })

  test('a page that is no answer to a search says so', () => {
    expect(pageMetadata(PAGE, { ...HEAD, isListed: false }).robots).toEqual({ index: false, follow: true })
    expect(pageMetadata(PAGE, HEAD)).not.toHaveProperty('robots')
  })

  test('the picture is there once the server has started, also for metadata that was stated before', () => {
    const metadata = pageMetadata(PAGE, HEAD)
    expect(metadata.openGraph?.images).toEqual([])
    // Of the runtime only its key is asked for.
    setRuntime({ secret: 'a secret of sixteen letters' } as Runtime)
    expect(metadata.openGraph?.images).toEqual([
      expect.objectContaining({
        url: expect.stringMatching(/^\/og\/privacy\.png\?title=Privacy&key=[\w-]{22}$/),
        width: 1200,
        height: 630,
        alt: 'Privacy',
      }),
    ])
  })
})

describe('the subject of a page’s picture', () => {
  test.each([
    ['/treatment/piles', 'Treatment', 'piles'],
    ['/treatment/piles-cost-in-pune', 'Cost', 'piles'],
    ['/department/urology', 'Department', 'kidneys'],
    ['/pune/doctors/urologist', 'Doctors', 'kidneys'],
    ['/condition/thyroid-nodule', 'Condition', 'thyroid'],
    ['/test/hba1c', 'Medical test', 'sugared-cell'],
    ['/hi/test/hba1c', 'जाँच', 'sugared-cell'],
    ['/blog/thyroid-nodule-what-next', 'Article', 'thyroid'],
    ['/doctor/somebody', 'Doctor', 'care'],
    ['/', '', 'care'],
  ] as const)('%s', async (path, label, drawing) => {
    const subject = await pictureSubject(path)
    expect(subject.label).toBe(label)
    expect(subject.drawing).toBe(DRAWINGS[drawing])
  })

  test('Hindi pages have Hindi words', async () => {
    expect(await pictureSubject('/hi/blog/x')).toMatchObject({ label: 'लेख', isHindi: true })
    expect(await pictureSubject('/hindi')).toMatchObject({ isHindi: false })
  })
})
