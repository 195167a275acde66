import { pathIn } from '@/model/page/language'
import { renderToStaticMarkup } from 'react-dom/server'
import ConditionPage from '@/app/[edition]/condition/[slug]/page'
import QuestionnairePage, { generateMetadata } from '@/app/[edition]/tools/[questionnaire]/page'
import TreatmentPage from '@/app/[edition]/treatment/[slug]/page'
import { authorBySlug, reviewerBySlug } from '@/content/catalogue/catalogue'
import { calculatorCopy } from '@/content/copy/calculators'
import { questionnairePages, questionnaireReviews } from '@/content/copy/questionnairePages'
import { treatmentCopy } from '@/content/copy/treatments'
import { QUESTIONNAIRES, isQuestionnaire } from '@/model/calculators/questionnaires'
import { wordsNotInHindi } from '@/tests/site/hindiWords'
import { inHtml } from '@/tests/support/drawnPage'

const props = (edition: string, questionnaire: string) => ({
  params: Promise.resolve({ edition, questionnaire }),
})
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>') + 7)
const names = Object.keys(QUESTIONNAIRES).filter(isQuestionnaire)
const PAGES = names.flatMap((name) => [[name, 'en'] as const, [name, 'hi'] as const])

describe.each(PAGES)('%s (%s)', (name, language) => {
  const copy = questionnairePages[name][language]
  let html = ''
  beforeAll(async () => {
    html = renderToStaticMarkup(await QuestionnairePage(props(language, name)))
  })

  it('says what cannot wait and whom to call before it asks anything', () => {
    const { now, today } = calculatorCopy[language]
    const form = html.indexOf(`id="${name}"`)
    for (const text of ['href="tel:112"', inHtml(now.whom), inHtml(today.whom)]) {
      expect(html.indexOf(text)).toBeGreaterThan(html.indexOf('<h1'))
      expect(html.indexOf(text)).toBeLessThan(form)
    }
    expect(html).toContain('108')
  })

  it('asks in a plain form that answers by itself, with every answer open', () => {
    const action = `${language === 'hi' ? '/hi' : ''}/calculate/${name}#${name}-result`
    const [form = ''] = new RegExp(`<form[^>]*id="${name}"[^>]*>`).exec(html) ?? []
    expect(form).toContain('method="get"')
    expect(form).toContain(`action="${action}"`)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html).not.toContain('name="carried_')
    expect(html).toContain('name="pageType" value="Tool"')
    expect(html).toContain('name="variant" value="3"')
  })

  it('tells everything that its copy says', () => {
    const shownTexts = [
      copy.heading,
      copy.lead,
      ...Object.values(copy.parts).flatMap(({ title, texts = [], named = [], points = [] }) => [
        ...[title, ...texts, ...points],
        ...named.flatMap((one) => [one.name, one.text]),
      ]),
      ...copy.faqs.flatMap(({ question, answer }) => [question, answer]),
    ]
    expect(shownTexts.filter((text) => !html.includes(inHtml(text)))).toEqual([])
  })

  it('names the writer, no invented reviewer, dates and sources, and says that no doctor has reviewed it', () => {
    const { sources, writerSlug, reviewerSlug, nextReview } = questionnaireReviews[name]
    const [writer, reviewer] = [authorBySlug(writerSlug), reviewerBySlug(reviewerSlug)]
    const nameOf = (person: typeof writer) =>
      (language === 'hi' ? person?.hindi : person?.PersonName) ?? 'nobody'
    expect(html).toContain(nameOf(writer))
    expect(html).toContain(treatmentCopy[language].reviewPending)
    expect(html).not.toContain(nameOf(reviewer))
    expect(html).toContain(`<time dateTime="${nextReview}">`)
    expect(html).toContain(treatmentCopy[language].unreviewed.text)
    expect(sources.filter(({ title }) => !html.includes(inHtml(title)))).toEqual([])
    expect(sources.some(({ isChecked }) => isChecked)).toBe(true)
  })

  it('has a head of its own, and leads to its condition, its treatment and the other language', async () => {
    const head = await generateMetadata(props(language, name))
    const path = `${language === 'hi' ? '/hi' : ''}/tools/${name}`
    expect(head.alternates).toMatchObject({
      canonical: path,
      languages: { 'en-IN': `/tools/${name}`, 'hi-IN': `/hi/tools/${name}` },
    })
    expect(head.title).toBe(copy.title)
    const { topic } = QUESTIONNAIRES[name]
    for (const href of [`/condition/${topic}`, `/treatment/${topic}`])
      expect(mainOf(html)).toContain(`href="${pathIn(language, href)}"`)
    expect(html).toContain(`href="${language === 'hi' ? '' : '/hi'}/tools/${name}"`)
  })
})

it('is read in Hindi throughout: only the grades and the titles of sources are not', async () => {
  for (const name of names) {
    const html = mainOf(renderToStaticMarkup(await QuestionnairePage(props('hi', name))))
    // The lead form's lists have names in one language; they are proved in hindiShell.test.tsx.
    const own = html.replace(/<form[^>]*id="enquiry".*?<\/form>/s, '')
    expect(wordsNotInHindi(own).filter((found) => !/\bI{1,3}V?\b/.test(found))).toEqual([])
  }
})

it.each(names)('%s is reached from the condition and the treatment that it is about', async (name) => {
  const { topic } = QUESTIONNAIRES[name]
  const at = { params: Promise.resolve({ edition: 'en', slug: topic }) }
  for (const page of [ConditionPage, TreatmentPage])
    expect(mainOf(renderToStaticMarkup(await page(at)))).toContain(`href="/tools/${name}"`)
  const other = { params: Promise.resolve({ edition: 'en', slug: 'appendicitis' }) }
  expect(mainOf(renderToStaticMarkup(await ConditionPage(other)))).not.toContain('href="/tools/')
})

it('answers an unknown name with "not found"', async () => {
  expect(await generateMetadata(props('en', 'toothache'))).toEqual({})
  await expect(QuestionnairePage(props('en', 'toothache'))).rejects.toMatchObject({
    digest: expect.stringContaining('404'),
  })
})
