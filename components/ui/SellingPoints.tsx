import styled from 'styled-components'
import { Icon } from '@/components/ui/Icon'
import { departmentBySlug } from '@/content/catalogue/catalogue'
import { treatmentCopy } from '@/content/copy/treatments'
import type { Doctor } from '@/model/catalogue/doctor'
import type { Treatment } from '@/model/catalogue/treatment'
import type { Language } from '@/model/page/language'
import { checkList } from '@/components/ui/theme/surfaces'

/** The department whose pages show the list (specification, section 1). */
const DEPARTMENT_SLUG = 'gynaecology'

/** Whether a department's pages may show the list. */
export const isWomensDepartment = (departmentId: number): boolean =>
  departmentBySlug(DEPARTMENT_SLUG)?.DepartmentId === departmentId

/** Treatments by an energy device: they can burn, so 'safe' is not promised. */
const ENERGY_DEVICE = /\b(laser|radio-?frequency|hifu|ultrasound|microwave|thermal|cryo\w*)\b/i
/** Treatments without an overnight stay are not major operations. */
const NO_NIGHT = /^(none|same day)$/i

/** Whether a treatment is one that the list's promises can be kept for. */
const isMinor = ({ ProcedureName, facts }: Treatment): boolean =>
  NO_NIGHT.test(facts.hospitalStay) && !ENERGY_DEVICE.test(`${ProcedureName} ${facts.type}`)

interface PageOfWomen {
  readonly departmentId: number
  /** Every doctor whom the page shows. */
  readonly doctors: readonly Pick<Doctor, 'gender'>[]
  /** Of a page about one. */
  readonly treatment?: Treatment
}

/** Whether a page shows the list: all shown doctors are women, and it is about no energy device or major operation. */
export const hasSellingPoints = ({ departmentId, doctors, treatment }: PageOfWomen): boolean =>
  isWomensDepartment(departmentId) &&
  doctors.every(({ gender }) => gender === 'female') &&
  (treatment === undefined || isMinor(treatment))

const SellingPointsRoot = styled.section`
  padding: 20px;
  border-radius: var(--radius);
  background: var(--sand);

  h2 {
    font-size: 1.25rem;
  }
  ul {
    display: grid;
    gap: 8px;
    margin-top: 12px;
    ${checkList}
  }

  @media (min-width: 768px) {
    padding: 28px 32px;
  }
`

/** What the women's clinic promises (specification, section 1). */
export const SellingPoints = ({ language }: { readonly language: Language }) => (
  <SellingPointsRoot>
    <h2>{treatmentCopy[language].sellingPointsTitle}</h2>
    <ul>
      {treatmentCopy[language].sellingPoints.map((point) => (
        <li key={point}>
          <Icon name="check" />
          {point}
        </li>
      ))}
    </ul>
  </SellingPointsRoot>
)
