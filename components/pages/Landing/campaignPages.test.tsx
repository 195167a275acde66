import { renderToStaticMarkup } from 'react-dom/server'
import OneCampaignPage, { generateMetadata, revalidate } from '@/app/[edition]/campaign/[slug]/page'
import CampaignsPage, { metadata } from '@/app/[edition]/campaigns/page'
import { dayInWords } from '@/content/copy/inWords'
import { campaigns, treatmentBySlug } from '@/content/catalogue/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import { landingCopy } from '@/content/copy/landing'
import { hasEnded } from '@/model/catalogue/campaign'
import { SITEMAP_SECTIONS } from '@/server/sitemap/sitemapSections'
import { at, inHtml } from '@/tests/support/drawnPage'

const { campaigns: list, campaign: copy } = landingCopy

/** Fixed date for the demonstration's campaigns. */
const NOW = new Date('2026-11-21T06:00:00Z')
beforeAll(() => jest.useFakeTimers({ now: NOW }))
afterAll(() => jest.useRealTimers())

const drawn = async (slug: string) => renderToStaticMarkup(await OneCampaignPage(at({ slug })))
/** What a person sees: without the modal, which opens on no campaign page by itself. */
const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

describe.each(campaigns())('the campaign page of $slug', (campaign) => {
  let html = ''
  beforeAll(async () => (html = await drawn(campaign.slug)))

  it('tells what it offers, what it is about and the answers', () => {
    const texts = [
      campaign.title,
      campaign.summary,
      ...campaign.points,
      ...campaign.about,
      ...campaign.faqs.flatMap(({ question, answer }) => [question, answer]),
    ]
    expect(texts.filter((text) => !html.includes(inHtml(text)))).toEqual([])
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  })

  it('leads to its treatments, to all campaigns and home, without the site’s header and footer', () => {
    const links = [...campaign.treatmentSlugs.map((one) => `/treatment/${one}`), '/campaigns', '/']
    expect(links.filter((link) => !html.includes(`href="${link}"`))).toEqual([])
    expect(html).not.toMatch(/<header|<footer/)
  })

  it('has a form that names the campaign while it runs, and none after', () => {
    if (hasEnded(campaign, NOW)) return expect(main(html)).not.toContain('action="/enquiry"')
    expect(main(html).match(/action="\/enquiry"/g)).toHaveLength(1)
    for (const hidden of ['name="pageType" value="Campaign"', 'name="variant" value="1"'])
      expect(html).toContain(hidden)
    expect(html).toContain(`name="campaignId" value="${campaign.slug}"`)
  })
})

describe('a campaign', () => {
  const [ended] = campaigns().filter((campaign) => hasEnded(campaign, NOW))
  const [running] = campaigns().filter((campaign) => !hasEnded(campaign, NOW))
  if (!ended?.endsOn || !running) throw new Error('the demonstration shows a running and an ended campaign')

  it('that has ended says so, and leaves search engines and the sitemap', async () => {
    const html = await drawn(ended.slug)
    const day = dayInWords(ended.endsOn ?? '', 'en')
    expect(html).toContain(inHtml(interpolate(copy.endedText, { day })))
    expect(html).toContain(copy.offeredTitle)
    expect(await generateMetadata(at({ slug: ended.slug }))).toMatchObject({ robots: { index: false } })
    expect((await generateMetadata(at({ slug: running.slug }))).robots).toBeUndefined()
    const paths: string[] = []
    for await (const { path } of SITEMAP_SECTIONS.campaigns?.entries(0, 100) ?? []) paths.push(path)
    expect(paths).toContain(`/campaign/${running.slug}`)
    expect(paths).not.toContain(`/campaign/${ended.slug}`)
  })

  it('stands on its last day, and a page that is kept learns of the end within an hour', async () => {
    jest.setSystemTime(new Date(`${ended.endsOn}T12:00:00Z`))
    const html = await drawn(ended.slug)
    jest.setSystemTime(NOW)
    expect(main(html)).toContain('action="/enquiry"')
    expect(html).toContain(interpolate(list.until, { day: dayInWords(ended.endsOn ?? '', 'en') }))
    expect(revalidate).toBe(3600)
  })

  it('about one treatment chooses it in its form, one about several leaves the choice', async () => {
    const several = await drawn('piles-awareness-month')
    expect(several).not.toContain('name="treatmentSlug"')
    expect(several).toContain('name="department" value="Proctology"')
    jest.setSystemTime(new Date('2026-07-01T06:00:00Z'))
    const one = await drawn('kidney-stone-summer')
    jest.setSystemTime(NOW)
    expect(one).toContain('name="treatmentSlug" value="kidney-stones"')
    expect(one).toContain(`<option value="${treatmentBySlug('kidney-stones')?.ProcedureName}" selected=""`)
    expect(one).toContain('href="/doctors?city=jaipur"')
  })

  it('that nobody has made is "not found"', async () => {
    await expect(drawn('no-such-campaign')).rejects.toMatchObject({ digest: expect.stringContaining('404') })
  })
})

describe('the page of all campaigns', () => {
  it('leads to each, the ended ones apart, and has the form of its variant', async () => {
    const html = renderToStaticMarkup(await CampaignsPage())
    const links = [...html.matchAll(/href="\/campaign\/([^"]+)"/g)].map(([, slug]) => slug)
    expect([...links].sort()).toEqual(
      campaigns()
        .map(({ slug }) => slug)
        .sort(),
    )
    expect(html.indexOf('href="/campaign/kidney-stone-summer"')).toBeGreaterThan(
      html.indexOf(`>${list.endedTitle}</h2>`),
    )
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html).toContain('name="pageType" value="Campaign"')
    expect(html).toContain('name="variant" value="1"')
    expect(html).not.toMatch(/<header|<footer/)
    expect(metadata.robots).toBeUndefined()
  })
})
