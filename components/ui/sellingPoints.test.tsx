import { conditions, departments, treatments } from '@/content/catalogue/catalogue'
import { hasSellingPoints, isWomensDepartment } from './SellingPoints'

const WOMEN = [{ gender: 'female' }, { gender: 'female' }] as const
const MIXED = [{ gender: 'female' }, { gender: 'male' }] as const
const ofWomen = treatments().filter(({ departmentid }) => isWomensDepartment(departmentid))
const shownOn = (
  treatment: (typeof ofWomen)[number],
  doctors: readonly { readonly gender: 'female' | 'male' }[] = WOMEN,
) => hasSellingPoints({ departmentId: treatment.departmentid, treatment, doctors })

test('the catalogue has treatments of the women’s department of both kinds', () => {
  expect(ofWomen.some((treatment) => shownOn(treatment))).toBe(true)
  expect(ofWomen.some((treatment) => !shownOn(treatment))).toBe(true)
})

test('no treatment that warns of burns, or that people stay a night for, shows the promises', () => {
  const isBold = ({ risks, facts }: (typeof ofWomen)[number]) =>
    /burn/i.test(risks.join(' ')) || /night/.test(facts.hospitalStay)
  expect(
    ofWomen.filter((treatment) => shownOn(treatment) && isBold(treatment)).map(({ slug }) => slug),
  ).toEqual([])
})

test('a man among the doctors takes them from every page', () => {
  const doctors = MIXED
  expect(ofWomen.filter((treatment) => shownOn(treatment, doctors))).toEqual([])
  for (const { departmentid: departmentId } of conditions())
    expect(hasSellingPoints({ departmentId, doctors })).toBe(false)
})

test('no other department shows them', () => {
  const others = departments().filter(({ DepartmentId }) =>
    hasSellingPoints({ departmentId: DepartmentId, doctors: WOMEN }),
  )
  expect(others.map(({ slug }) => slug)).toEqual(['gynaecology'])
})
