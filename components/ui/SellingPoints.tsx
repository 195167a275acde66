import styled from 'styled-components'
import { Icon } from '@/components/ui/Icon'
import { departmentBySlug } from '@/content/catalogue'
import { treatmentCopy } from '@/content/copy/treatments'
import type { Language } from '@/model/page/language'
import { checkList } from '@/components/ui/theme/surfaces'

/** The department whose pages show the list (specification, section 1). */
const DEPARTMENT_SLUG = 'gynaecology'

/** Whether the list stands on the pages of a department. */
export const hasSellingPoints = (departmentId: number): boolean =>
  departmentBySlug(DEPARTMENT_SLUG)?.DepartmentId === departmentId

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

/** What gynaecology patients can rely on. */
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
