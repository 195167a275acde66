import { renderToStaticMarkup } from 'react-dom/server'
import DepartmentPage, { generateMetadata } from '@/app/[edition]/department/[slug]/page'
import DepartmentsPage from '@/app/[edition]/departments/page'
import { peopleSections } from '@/components/pages/People/peopleSections'
import {
  cityBySlug,
  conditionsInDepartment,
  departmentBySlug,
  departments,
  treatmentsInDepartment,
} from '@/content/catalogue/catalogue'
import { treatmentCopy } from '@/content/copy/treatments'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { partInEnglish } from '@/content/copy/otherLanguage'
import { catalogueSnapshot, setCatalogueSnapshot } from '@/content/catalogue/snapshot/catalogueSnapshot'
import { rowLike } from '@/tests/support/testCatalogue'
import { departmentCopy } from '@/content/copy/departments'
import { countsOf } from '@/app/[edition]/departments/DepartmentCards'
import { at, inHtml } from '@/tests/support/drawnPage'

const drawn = async (slug: string) => renderToStaticMarkup(await DepartmentPage(at({ slug })))

describe.each(departments())('the department page of $slug', (department) => {
  let html = ''
  beforeAll(async () => (html = await drawn(department.slug)))

  it('tells what it does, when to go and how to prepare', () => {
    const texts = [
      department.DepartmentName,
      department.summary,
      ...department.about,
      ...department.whenToSee,
      ...department.firstVisit,
      ...department.faqs.flatMap(({ question, answer }) => [question, answer]),
    ]
    expect(texts.filter((text) => !html.includes(inHtml(text)))).toEqual([])
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  })

  it('leads to its conditions, and to its treatments with their costs', () => {
    const id = department.DepartmentId
    const links = [
      ...conditionsInDepartment(id).map((row) => `href="/condition/${row.slug}"`),
      ...treatmentsInDepartment(id).flatMap((row) => [
        `href="/treatment/${row.slug}"`,
        `href="/treatment/${row.slug}-cost"`,
      ]),
    ]
    expect(links.filter((link) => !html.includes(link))).toEqual([])
  })
})

describe('a department in Hindi', () => {
  const inHindi = (slug: string) => at({ edition: 'hi', slug })
  afterEach(() => setCatalogueSnapshot(undefined))

  it.each(departments())(
    'has its texts, and the summary for search engines: $slug',
    async ({ slug, inHindi: own }) => {
      if (!own) throw new Error('no Hindi texts')
      const html = renderToStaticMarkup(await DepartmentPage(inHindi(slug)))
      const texts = [
        own.summary,
        ...own.about,
        ...own.whenToSee,
        ...own.firstVisit,
        ...own.faqs.flatMap(({ question, answer }) => [question, answer]),
      ]
      expect(texts.filter((text) => !html.includes(inHtml(text)))).toEqual([])
      expect(html).not.toContain(partInEnglish)
      expect((await generateMetadata(inHindi(slug))).description).toContain(own.summary)
    },
  )

  it('without texts of its own has the English ones, marked', async () => {
    const department = rowLike('departments', { inHindi: undefined })
    setCatalogueSnapshot({ ...catalogueSnapshot(), departments: [department] })
    const html = renderToStaticMarkup(await DepartmentPage(inHindi(department.slug)))
    expect(html).toContain(partInEnglish)
    expect(html).toContain('<section id="when-to-see" lang="en"')
    expect(html).toContain(inHtml(department.whenToSee[0] ?? ''))
  })
})

describe('department pages', () => {
  it('are all on the overview, with what there is to find in each', async () => {
    const html = renderToStaticMarkup(await DepartmentsPage(at({})))
    for (const department of departments()) {
      expect(html).toContain(`href="/department/${department.slug}"`)
      expect(html).toContain(countsOf(department, undefined, 'en'))
    }
  })

  it('count one as one, and say nothing of what there is none of', () => {
    const department = departmentBySlug('proctology')
    if (!department) throw new Error('no proctology')
    const id = department.DepartmentId
    expect(countsOf(department, new Map([[id, 1]]), 'en')).toMatch(/· 1 doctor$/)
    expect(countsOf(department, new Map([[id, 4]]), 'en')).toMatch(/· 4 doctors$/)
    expect(countsOf(department, new Map(), 'en')).not.toContain('doctor')
  })

  it('name doctors and hospitals, and lead to the lists of each city', () => {
    const [doctor] = shippedRows('doctors')
    const [hospital] = shippedRows('hospitals')
    const urology = departmentBySlug('urology')
    const pune = cityBySlug('pune')
    if (!doctor || !hospital || !urology || !pune) throw new Error('no rows')
    const people = { doctors: [doctor], hospitals: [hospital], doctorCities: [pune], hospitalCities: [pune] }
    const sections = peopleSections(people, urology, departmentCopy.en.people)
    const html = renderToStaticMarkup(
      <>
        {sections.map(({ id, body }) => (
          <div key={id}>{body}</div>
        ))}
      </>,
    )
    expect(sections.map(({ title }) => title)).toEqual(['Urologists', 'Hospitals with this department'])
    for (const href of [
      `/doctor/${doctor.slug}`,
      `/hospital/${hospital.slug}`,
      '/pune/doctors/urologist',
      '/pune/hospitals/urology',
    ])
      expect(html).toContain(`href="${href}"`)
    expect(html).toContain('Urologists in </span>Pune')
    const nobody = { doctors: [], hospitals: [], doctorCities: [pune], hospitalCities: [] }
    expect(peopleSections(nobody, urology, departmentCopy.en.people)).toEqual([])
  })

  it('show the selling points in gynaecology, and there only', async () => {
    const [point = ''] = treatmentCopy.en.sellingPoints
    expect(await drawn('gynaecology')).toContain(point)
    expect(await drawn('urology')).not.toContain(point)
  })

  it('have no title and no description twice', async () => {
    const heads = await Promise.all(departments().map(({ slug }) => generateMetadata(at({ slug }))))
    expect(new Set(heads.map(({ title }) => title)).size).toBe(departments().length)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(departments().length)
  })

  it('answer an unknown slug with "not found"', async () => {
    await expect(DepartmentPage(at({ slug: 'no-such-department' }))).rejects.toMatchObject({
      digest: expect.stringContaining('404'),
    })
  })
})
