import styled from 'styled-components'
import { DepartmentIllustration } from '@/components/DepartmentIllustration/DepartmentIllustration'
import { departments, treatmentsInDepartment } from '@/content/catalogue'
import type { Department, Treatment } from '@/content/catalogueCodecs'
import type { Language } from '@/content/messages/messagesFor'

const Frame = styled.div`
  display: grid;
  gap: 16px;

  .department {
    display: grid;
    align-content: start;
    gap: 4px;
    padding: 20px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    scroll-margin-top: 16px;
  }
  .head {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 4px 16px;
    align-items: center;
  }
  .head p {
    grid-column: 1 / -1;
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.5rem;
  }
  ul {
    margin-top: 8px;
    list-style: none;
  }
  li {
    border-top: 1px solid var(--line);
  }
  li a {
    display: flex;
    align-items: center;
    min-height: 48px;
    padding-block: 6px;
    font-weight: 600;
    line-height: 1.4;
    text-decoration: none;
  }
  li a:hover {
    text-decoration: underline;
  }

  @media (min-width: 640px) {
    grid-template-columns: 1fr 1fr;
    gap: 20px;
  }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(4, 1fr);
  }
`

type Group = { readonly department: Department; readonly treatments: readonly Treatment[] }

/** The departments that have treatments, each with its own. */
export const treatmentGroups = (): readonly Group[] =>
  departments
    .map((department) => ({ department, treatments: treatmentsInDepartment(department.DepartmentId) }))
    .filter(({ treatments }) => treatments.length > 0)

/** Every treatment, under the department that performs it. */
export const TreatmentList = ({ language }: { readonly language: Language }) => (
  <Frame>
    {treatmentGroups().map(({ department, treatments }) => (
      <section key={department.slug} id={department.slug} className="department">
        <div className="head">
          <h3>{language === 'hi' ? department.hindi : department.DepartmentName}</h3>
          <DepartmentIllustration departmentSlug={department.slug} size={64} />
          <p>{department.summary}</p>
        </div>
        <ul>
          {treatments.map(({ slug, ProcedureName, hindi }) => (
            <li key={slug}>
              <a href={`/treatment/${slug}`}>{language === 'hi' ? hindi : ProcedureName}</a>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </Frame>
)
