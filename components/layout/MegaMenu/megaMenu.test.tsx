import { renderToStaticMarkup } from 'react-dom/server'
import { setCatalogueSnapshot, catalogueSnapshot } from '@/content/catalogue/snapshot/catalogueSnapshot'
import { conditions, departments, treatments } from '@/content/catalogue/catalogue'
import { headerCopy } from '@/content/copy/header'
import { megaMenuCopy } from '@/content/copy/megaMenu'
import { escaped } from '@/components/ui/markup'
import { MegaMenu, menuMarkup, rowsOf } from './MegaMenu'
import { MOST_LINKS, menuThirdLevel, menuTree } from '@/content/catalogue/links/menuTree'
import type { Language } from '@/model/page/language'

const drawn = (language: Language) =>
  renderToStaticMarkup(
    <MegaMenu page={{ path: language === 'hi' ? '/hi' : '/', language }}>beside the entries</MegaMenu>,
  )
const hrefsOf = (html: string) => [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)
const departmentsOf = (language: Language) =>
  menuTree(language).flatMap((entry) => ('departments' in entry ? entry.departments : []))

afterEach(() => setCatalogueSnapshot(undefined))

describe('the menu before any code runs', () => {
  const html = drawn('en')

  test('is a button and one navigation of links and disclosures', () => {
    expect(html).toMatch(/<details class="menu"><summary aria-label="Menu">/)
    expect(html.match(/<nav /g)).toHaveLength(1)
    expect(html).not.toMatch(/<button|role="menu/)
    expect(html).toContain('beside the entries')
  })

  test('leads to every department, whose page has its conditions and treatments, the lists, tests, articles, services, costs, insurance and contact', () => {
    const hrefs = hrefsOf(html)
    for (const href of [
      ...departments().map(({ slug }) => `/department/${slug}`),
      ...['/departments', '/condition', '/treatment', '/doctors', '/hospitals', '/test', '/blog'],
      ...['/services/second-opinion', '/services/medical-loan', '/tools/bmi-calculator', '/contact-us'],
      ...['/tools/piles-severity-score', '/tools/cataract-lens'],
      '/hospitals/insurance/cghs',
    ])
      expect(hrefs).toContain(href)
  })

  test('begins on phones with conditions, treatments, costs, the other language and login', () => {
    const first = /<div class="first">(.*?)<\/div>/.exec(html)?.[1] ?? ''
    expect(hrefsOf(first.replace(/<a [^>]*?(href="[^"]*")/g, '<a $1'))).toEqual([
      '/condition',
      '/treatment',
      '/treatment#a-to-z',
      '/hi',
      '/login',
    ])
  })

  test('lets one entry and one department be open at a time', () => {
    expect(html.match(/<details name="menu-entry"/g)).toHaveLength(2)
    expect(html.match(/<details name="menu-department"/g)).toHaveLength(departments().length)
  })
})

describe('its third level, fetched at the first touch', () => {
  const departmentsOfMenu = menuThirdLevel('en')

  test('has a department’s conditions and treatments, each under its title', () => {
    const [conditionGroup, treatmentGroup] = departmentsOfMenu.proctology?.groups ?? []
    expect(conditionGroup).toMatchObject({ title: 'Conditions', level: 'condition' })
    expect(conditionGroup?.links.map(({ href }) => href)).toContain('/condition/piles')
    expect(treatmentGroup).toMatchObject({ title: 'Treatments', level: 'treatment' })
    expect(treatmentGroup?.links.map(({ href }) => href)).toContain('/treatment/piles')
    // A department without treatments has no empty list.
    expect(departmentsOfMenu.neurology?.groups.map(({ level }) => level)).not.toContain('treatment')
  })

  test('says in plain words what people come to a department with', () => {
    expect(departmentsOfMenu.proctology?.inPlainWords).toBe('bottom, piles, fissure')
    expect(menuThirdLevel('hi').proctology?.inPlainWords).toBe('गुदा, बवासीर, फिशर')
  })

  test('leads to every condition and treatment', () => {
    const hrefs = Object.values(departmentsOfMenu).flatMap(({ groups }) =>
      groups.flatMap(({ links }) => links.map(({ href }) => href)),
    )
    for (const href of [
      ...conditions().map(({ slug }) => `/condition/${slug}`),
      ...treatments().map(({ slug }) => `/treatment/${slug}`),
    ])
      expect(hrefs).toContain(href)
  })

  test('has the departments of the menu, in Hindi as well', () => {
    expect(Object.keys(departmentsOfMenu).sort()).toEqual(
      departments()
        .map(({ slug }) => slug)
        .sort(),
    )
    expect(menuThirdLevel('hi').proctology?.groups[0]?.title).toBe('रोग')
  })
})

describe('the menu in Hindi', () => {
  test('names everything in Hindi and leads to Hindi tests and articles', () => {
    const html = drawn('hi')
    expect(html).toContain(`aria-label="${headerCopy.hi.menu}"`)
    expect(html).toContain('<summary>विभाग</summary>')
    expect(html).toContain('<summary>बवासीर और गुदा रोग</summary>')
    expect(hrefsOf(html)).toEqual(
      expect.arrayContaining(['/hi/test', '/hi/blog', '/hi/department/proctology']),
    )
    const latin = departmentsOf('hi').filter(({ name }) => /^[A-Za-z ]+$/.test(name))
    expect(latin).toEqual([])
  })

  test('has the same departments, in the order of its own alphabet', () => {
    const names = departmentsOf('hi').map(({ name }) => name)
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'hi')))
    expect(new Set(departmentsOf('hi').map(({ slug }) => slug))).toEqual(
      new Set(departmentsOf('en').map(({ slug }) => slug)),
    )
  })

  test('has all the words of the English one, with the same gaps', () => {
    expect(Object.keys(megaMenuCopy.hi)).toEqual(Object.keys(megaMenuCopy.en))
    const gaps = (copy: object) => JSON.stringify(copy).match(/\{\w+\}/g)
    expect(gaps(megaMenuCopy.hi)).toEqual(gaps(megaMenuCopy.en))
  })
})

describe('a catalogue of a clinic’s own', () => {
  test('shows in the menu as soon as it is there, escaped', () => {
    const rows = catalogueSnapshot()
    const [first, ...others] = rows.departments
    if (!first) throw new Error('the shipped catalogue has departments')
    setCatalogueSnapshot({
      ...rows,
      departments: [{ ...first, DepartmentName: 'Skin & <Hair> "Care"' }, ...others],
    })
    expect(menuMarkup('en')).toContain('<summary>Skin &amp; &lt;Hair&gt; &quot;Care&quot;</summary>')
    setCatalogueSnapshot(undefined)
    expect(menuMarkup('en')).not.toContain('Skin &amp;')
  })

  test('with many conditions keeps the menu short: the department’s page has them all', () => {
    const rows = catalogueSnapshot()
    const [first] = rows.conditions
    if (!first) throw new Error('the shipped catalogue has conditions')
    const many = Array.from({ length: 300 }, (_, at) => ({ ...first, slug: `condition-${at}` }))
    setCatalogueSnapshot({ ...rows, conditions: many })
    const counts = departmentsOf('en').flatMap(({ groups }) => groups.map(({ links }) => links.length))
    expect(Math.max(...counts)).toBe(MOST_LINKS)
  })

  test('decides how tall the panel is', () => {
    const department = (links: number) => ({
      slug: 'a',
      name: 'A',
      inPlainWords: undefined,
      about: { href: '/department/a', name: 'About A' },
      groups: [
        { title: 'Conditions', links: Array.from({ length: links }, () => ({ href: '/', name: 'B' })) },
      ],
    })
    expect(rowsOf([department(1), department(9), department(2)])).toEqual({ columns: 2, rows: 11 })
  })
})

test('names are escaped', () => {
  expect(escaped(`<a href="x">Tom & Jerry's</a>`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;Tom &amp; Jerry&#39;s&lt;/a&gt;',
  )
})
