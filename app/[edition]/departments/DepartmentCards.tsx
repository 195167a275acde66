import styled from 'styled-components'
import { Illustration } from '@/components/ui/Illustration/Illustration'
import { departmentDrawing } from '@/content/catalogue/drawingOf'
import { cardColumns, drawnCard } from '@/components/ui/theme/linkCard'
import { conditionsInDepartment, departments, treatmentsInDepartment } from '@/content/catalogue/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import { departmentCopy } from '@/content/copy/departments'
import { PageLink } from '@/components/ui/PageLink'
import { type Department, departmentInPlainWords, departmentName } from '@/model/catalogue/department'
import type { Language } from '@/model/page/language'
import { counted } from '@/content/copy/lists'

const DepartmentCardsRoot = styled.ul`
  ${cardColumns}
  ${drawnCard}

  .illustration {
    grid-row: 1 / 5;
  }

  h2 {
    font-size: 1.1875rem;
    line-height: 1.35;
  }
  p {
    line-height: 1.5;
  }
  .plain {
    font-weight: 600;
  }
  .plain::first-letter {
    text-transform: uppercase;
  }
  .counts {
    color: var(--muted);
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
  }

  @media (min-width: 1024px) {
    li {
      padding: 20px;
    }
  }
`

/** How many doctors a department has, by its id; undefined while that is not known. */
export type DoctorCounts = ReadonlyMap<number, number> | undefined

/** Counts of a department's entries; zeros are omitted. */
export function countsOf(
  { DepartmentId }: Department,
  doctorCounts: DoctorCounts,
  language: Language,
): string {
  const copy = departmentCopy[language].counts
  return [
    [conditionsInDepartment(DepartmentId).length, copy.conditions] as const,
    [treatmentsInDepartment(DepartmentId).length, copy.treatments] as const,
    [doctorCounts?.get(DepartmentId) ?? 0, copy.doctors] as const,
  ]
    .flatMap(([count, own]) => (count > 0 ? [interpolate(counted(own, count), { count })] : []))
    .join(' · ')
}

type DepartmentCardsProps = { readonly doctorCounts: DoctorCounts; readonly language: Language }

/** Departments with drawing, description and counts. */
export const DepartmentCards = ({ doctorCounts, language }: DepartmentCardsProps) => (
  <DepartmentCardsRoot>
    {departments().map((department) => (
      <li key={department.slug}>
        <Illustration name={departmentDrawing(department)} size={56} />
        <h2>
          <PageLink href={`/department/${department.slug}`} language={language}>
            {departmentName(department, language)}
          </PageLink>
        </h2>
        <p className="plain">{departmentInPlainWords(department, language)}</p>
        {language === 'en' && <p>{department.summary}</p>}
        <p className="counts">{countsOf(department, doctorCounts, language)}</p>
      </li>
    ))}
  </DepartmentCardsRoot>
)
