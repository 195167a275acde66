import { conditionsInDepartment, departments, insurers, treatmentsInDepartment } from './catalogue'
import { derived } from './catalogueSnapshot'
import { fillGaps } from '@/content/messages/messages'
import type { Language } from '@/content/messages/messages'
import { megaMenuWords } from '@/content/words/megaMenu'
import { DEPARTMENTS_ENTRY, type MenuLevel } from '@/model/menuLevels'

export type MenuLink = { readonly href: string; readonly name: string }
export type MenuGroup = {
  readonly title: string
  /** The column of a department's group. */
  readonly level?: Exclude<MenuLevel, 'department'>
  readonly links: readonly MenuLink[]
}
export type MenuDepartment = {
  readonly slug: string
  readonly name: string
  readonly about: MenuLink
  readonly groups: readonly MenuGroup[]
}
/** An entry of the bar: a link, a panel with groups of links, or the panel of the departments. */
export type MenuEntry =
  | MenuLink
  | { readonly id: string; readonly name: string; readonly groups: readonly MenuGroup[] }
  | {
      readonly id: typeof DEPARTMENTS_ENTRY
      readonly name: string
      readonly departments: readonly MenuDepartment[]
      readonly choose: string
      readonly all: readonly MenuLink[]
    }

/** How many links a group holds where the catalogue has more: the department's page has them all. */
export const MOST_LINKS = 12

type Named = { readonly slug: string; readonly hindi: string }

/** The departments with their conditions and treatments. */
export function menuDepartments(language: Language): readonly MenuDepartment[] {
  const words = megaMenuWords[language]
  const isHindi = language === 'hi'
  const linkTo =
    <Row extends Named>(folder: string, english: (row: Row) => string) =>
    (row: Row): MenuLink => ({
      href: `/${folder}/${row.slug}`,
      name: isHindi ? row.hindi : english(row),
    })
  return departments()
    .map((department) => {
      const name = isHindi ? department.hindi : department.DepartmentName
      const groups = [
        {
          title: words.conditions,
          level: 'condition' as const,
          links: conditionsInDepartment(department.DepartmentId).map(
            linkTo('condition', ({ DiseaseName }) => DiseaseName),
          ),
        },
        {
          title: words.treatments,
          level: 'treatment' as const,
          links: treatmentsInDepartment(department.DepartmentId).map(
            linkTo('treatment', ({ ProcedureName }) => ProcedureName),
          ),
        },
      ]
      return {
        slug: department.slug,
        name,
        about: { href: `/department/${department.slug}`, name: fillGaps(words.about, { name }) },
        groups: groups
          .filter(({ links }) => links.length > 0)
          .map((group) => ({ ...group, links: group.links.slice(0, MOST_LINKS) })),
      }
    })
    .sort((one, other) => one.name.localeCompare(other.name, language))
}

/** Everything that the header's menu leads to, in the page's language. */
export function menuTree(language: Language): readonly MenuEntry[] {
  const words = megaMenuWords[language]
  const inLanguage = language === 'hi' ? '/hi' : ''
  return [
    {
      id: DEPARTMENTS_ENTRY,
      name: words.departments,
      departments: menuDepartments(language),
      choose: words.choose,
      all: [
        { href: '/departments', name: words.allDepartments },
        { href: '/condition', name: words.allConditions },
        { href: '/treatment', name: words.allTreatments },
      ],
    },
    { href: '/doctors', name: words.doctors },
    { href: '/hospitals', name: words.hospitals },
    { href: `${inLanguage}/test`, name: words.tests },
    { href: `${inLanguage}/blog`, name: words.articles },
    {
      id: 'services',
      name: words.services,
      groups: [
        {
          title: words.patients,
          links: [
            { href: '/services/second-opinion', name: words.secondOpinion },
            { href: '/treatment', name: words.costs },
            { href: '/services/medical-loan', name: words.loan },
            { href: '/tools/bmi-calculator', name: words.bmi },
            { href: '/chat', name: words.chat },
            { href: '/chat/ai', name: words.ask },
          ],
        },
        {
          title: words.insurance,
          links: insurers()
            .slice(0, MOST_LINKS)
            .map(({ slug, InsurerName, hindi }) => ({
              href: `/hospitals/insurance/${slug}`,
              name: language === 'hi' ? hindi : InsurerName,
            })),
        },
      ].filter(({ links }) => links.length > 0),
    },
    { href: '/contact-us', name: words.contact },
  ]
}

const thirdLevel = (language: Language) =>
  Object.fromEntries(menuDepartments(language).map(({ slug, groups }) => [slug, groups]))

const thirdLevels = derived(() => ({ en: thirdLevel('en'), hi: thirdLevel('hi') }))

/** Conditions and treatments of each department, by its slug: what the menu fetches when it is first touched. */
export const departmentGroups = (language: Language): Readonly<Record<string, readonly MenuGroup[]>> =>
  thirdLevels()[language]
