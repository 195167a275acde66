import styled from 'styled-components'
import { DepartmentIllustration } from '@/components/DepartmentIllustration/DepartmentIllustration'
import type { Language } from '@/content/messages/messagesFor'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'
import { treatmentGroups } from './TreatmentList'

const Frame = styled.nav`
  ul {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 8px;
    list-style: none;
  }
  a {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 56px;
    padding: 8px 12px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    font-size: 0.9375rem;
    font-weight: 600;
    line-height: 1.35;
    text-decoration: none;
  }
  a:hover {
    border-color: var(--green);
  }
  .illustration {
    display: none;
    color: var(--deep-green);
  }
  .accent {
    stroke: var(--marigold);
    stroke-width: 3;
  }

  @media (min-width: 768px) {
    ul {
      gap: 12px;
    }
    a {
      min-height: 72px;
      font-size: 1.0625rem;
    }
    .illustration {
      display: block;
    }
  }
`

/** The way to each department's treatments further down the page. */
export const DepartmentLinks = ({ language }: { readonly language: Language }) => (
  <Frame aria-label={pageWordsFor(language).heads.treatments.title}>
    <ul>
      {treatmentGroups().map(({ department: { slug, DepartmentName, hindi } }) => (
        <li key={slug}>
          <a href={`#${slug}`}>
            <DepartmentIllustration departmentSlug={slug} size={48} />
            {language === 'hi' ? hindi : DepartmentName}
          </a>
        </li>
      ))}
    </ul>
  </Frame>
)
