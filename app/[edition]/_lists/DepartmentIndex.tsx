import styled from 'styled-components'
import { Illustration } from '@/components/ui/Illustration/Illustration'
import { departmentDrawing } from '@/content/catalogue/drawingOf'
import { foldingSheets, lineLink } from '@/components/ui/theme/surfaces'
import { PageLink } from '@/components/ui/PageLink'
import { departments } from '@/content/catalogue/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import type { Language } from '@/model/page/language'
import { type Department, departmentInPlainWords, departmentName } from '@/model/catalogue/department'
import type { IndexEntry } from './Alphabet'

const DepartmentIndexRoot = styled.div`
  ${foldingSheets}

  summary {
    grid-template-columns: auto 1fr 16px;
    gap: 0 12px;
    min-height: 64px;
    padding: 8px 16px 8px 12px;
  }
  summary > svg {
    grid-row: 1 / 3;
  }
  summary::after {
    grid-area: 1 / 3 / 3;
  }
  summary .count {
    grid-area: 2 / 2;
    line-height: 1.35;
  }
  ul {
    padding: 0 16px 8px;
    list-style: none;
    scroll-margin-top: 96px;
  }
  li {
    border-top: 1px solid var(--line);
  }
  li a {
    ${lineLink}
  }
`

type Group = { readonly department: Department; readonly entries: readonly IndexEntry[] }

/** The departments that have entries, each with its own in their order. */
export const departmentGroups = (entries: readonly IndexEntry[]): readonly Group[] =>
  departments()
    .map((department) => ({
      department,
      entries: entries.filter(({ departmentId }) => departmentId === department.DepartmentId),
    }))
    .filter((group) => group.entries.length > 0)

type DepartmentIndexProps = {
  readonly entries: readonly IndexEntry[]
  readonly language: Language
  /** The name of the link to a department's own page; `{name}` is filled in. */
  readonly departmentLink: string
}

/** Everything there is, folded away under the department that looks after it. An address with its anchor opens one. */
export const DepartmentIndex = ({ entries, language, departmentLink }: DepartmentIndexProps) => (
  <DepartmentIndexRoot>
    {departmentGroups(entries).map(({ department, entries: own }) => {
      const name = departmentName(department, language)
      return (
        <details key={department.slug}>
          <summary>
            <Illustration name={departmentDrawing(department)} size={44} />
            {name}
            <span className="count">
              {[departmentInPlainWords(department, language), own.length].filter(Boolean).join(' · ')}
            </span>
          </summary>
          <ul id={department.slug}>
            {own.map((entry) => (
              <li key={entry.href}>
                <a href={entry.href} hrefLang={entry.hrefLang}>
                  {entry.name}
                </a>
              </li>
            ))}
            <li>
              <PageLink href={`/department/${department.slug}`} language={language}>
                {interpolate(departmentLink, { name })}
              </PageLink>
            </li>
          </ul>
        </details>
      )
    })}
  </DepartmentIndexRoot>
)
