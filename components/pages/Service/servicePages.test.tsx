import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Metadata } from 'next'
import MedicalLoanPage, { metadata as loanHead } from '@/app/[edition]/services/medical-loan/page'
import SecondOpinionPage, * as opinion from '@/app/[edition]/services/second-opinion/page'
import BmiCalculatorPage, { metadata as bmiHead } from '@/app/[edition]/tools/bmi-calculator/page'
import { departments } from '@/content/catalogue/catalogue'
import { hexaTreatments } from '@/content/catalogue/options/treatmentChoices'
import { secondOpinionCopy } from '@/content/copy/secondOpinion'
import { bmiPageCopy, loanCopy } from '@/content/copy/services'
import { pageTypeOf } from '@/model/page/pageTypes'
import { at, inHtml } from '@/tests/support/drawnPage'

type Words = {
  readonly heading: string
  readonly sections: Readonly<Record<string, string>>
  readonly faqs: readonly { readonly question: string; readonly answer: string }[]
}
type Case = readonly [string, () => ReactElement | Promise<ReactElement>, Metadata | Promise<Metadata>, Words]

const ENGLISH = at({ edition: 'en' })
const EnglishOpinion = () => SecondOpinionPage(ENGLISH)

const PAGES: readonly Case[] = [
  ['/services/medical-loan', MedicalLoanPage, loanHead, loanCopy],
  ['/services/second-opinion', EnglishOpinion, opinion.generateMetadata(ENGLISH), secondOpinionCopy.en],
  ['/tools/bmi-calculator', BmiCalculatorPage, bmiHead, bmiPageCopy],
]
const drawn = async (page: () => ReactElement | Promise<ReactElement>) => renderToStaticMarkup(await page())
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

describe.each(PAGES)('%s', (path, page, head, copy) => {
  let html = ''
  beforeAll(async () => {
    html = await drawn(page)
  })

  it('has one main heading, every section, and a link to each from its contents', () => {
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html.match(/<main[ >]/g)).toHaveLength(1)
    expect(html).toContain(`<h1>${inHtml(copy.heading)}</h1>`)
    const missing = Object.values(copy.sections).filter((title) => !html.includes(`${inHtml(title)}</h2>`))
    expect(missing).toEqual([])
    const anchors = [...mainOf(html).matchAll(/href="#([a-z-]+)"/g)].map(([, id]) => id)
    expect(anchors.filter((id) => !html.includes(`id="${id}"`))).toEqual([])
  })

  it('answers its questions, to search engines too', () => {
    const things = html.slice(html.indexOf('application/ld+json'))
    expect(things).toContain('FAQPage')
    expect(things).toContain('BreadcrumbList')
    for (const { question, answer } of copy.faqs) {
      expect(html).toContain(inHtml(question))
      expect(html).toContain(inHtml(answer))
    }
  })

  it('stands under the home page, with a head of its own', async () => {
    const own = await head
    expect(mainOf(html)).toContain('href="/"')
    expect(own.alternates?.canonical).toBe(path)
    const others = await Promise.all(PAGES.flatMap(([, , other]) => (other === head ? [] : [other])))
    expect(others.map(({ title }) => title)).not.toContain(own.title)
    expect(others.map(({ description }) => description)).not.toContain(own.description)
  })

  it('has the form of its row in the page table', () => {
    const { pageType, variant } = pageTypeOf(path)
    expect(html).toContain(`name="pageType" value="${pageType}"`)
    expect(html).toContain(`name="variant" value="${variant}"`)
    expect(html.includes('name="isConsultedField"')).toBe(path === '/services/second-opinion')
  })
})

describe('/services/medical-loan', () => {
  it('reckons before it asks: the calculator with an example comes before the form', async () => {
    const html = await drawn(MedicalLoanPage)
    expect(html.indexOf('id="calculator"')).toBeLessThan(html.indexOf('id="enquiry"'))
    expect(html).toMatch(/<form[^>]*id="emi-calculator"[^>]*action="\/calculate\/emi"/)
    expect(html).toContain('₹9,603')
    expect(html).not.toContain('name="carried_estimate"')
  })

  it('leads to the cost of operations', async () => {
    const html = await drawn(MedicalLoanPage)
    const missing = hexaTreatments().filter(({ slug }) => !html.includes(`href="/treatment/${slug}-cost"`))
    expect(missing).toEqual([])
  })
})

describe('/services/second-opinion', () => {
  it('says when there is no time for one before it says how it goes', async () => {
    const html = await drawn(EnglishOpinion)
    expect(html.indexOf('id="not-when"')).toBeLessThan(html.indexOf('id="how"'))
    expect(html).toContain('112')
  })

  it('leads to every department', async () => {
    const html = mainOf(await drawn(EnglishOpinion))
    const missing = departments().filter(({ slug }) => !html.includes(`href="/department/${slug}"`))
    expect(missing).toEqual([])
  })
})

describe('/tools/bmi-calculator', () => {
  it('asks for figures in a plain form, shows both sets of ranges and what BMI does not say', async () => {
    const html = await drawn(BmiCalculatorPage)
    expect(html).toMatch(/<form[^>]*id="bmi-calculator"[^>]*action="\/calculate\/bmi"/)
    expect(html).toContain('18.0 to 22.9')
    expect(html).toContain('18.5 to 24.9')
    for (const limit of bmiPageCopy.limits) expect(html).toContain(inHtml(limit))
  })

  it('leads to what it speaks of', async () => {
    const html = mainOf(await drawn(BmiCalculatorPage))
    expect(html).toContain('href="/condition/obesity"')
    expect(html).toContain('href="/treatment/sleeve-gastrectomy"')
    expect(html).toContain('href="/department/bariatric-surgery"')
  })
})
