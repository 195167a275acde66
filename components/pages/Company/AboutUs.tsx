import styled from 'styled-components'
import { PageSection, PageSections } from '@/components/ui/PageSections'
import { PartnerBanner } from '@/components/pages/Company/PartnerBanner'
import { conditions, servedCities, tests, treatments } from '@/content/catalogue'

import { companyCopy } from '@/content/copy/company'
import { footerCopy } from '@/content/copy/footer'

const Frame = styled.div`
  .cards,
  .counts {
    display: grid;
    gap: 16px;
  }
  .cards div {
    display: grid;
    align-content: start;
    gap: 6px;
    padding: 20px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
  dt {
    font-weight: 700;
  }
  .cards dd {
    color: var(--muted);
  }
  .counts {
    grid-template-columns: 1fr 1fr;
  }
  .counts div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-left: 16px;
    border-left: 3px solid var(--marigold);
  }
  .counts dd {
    color: var(--deep-green);
    font-size: 2rem;
    font-weight: 700;
    line-height: 1.2;
  }
  .counts dt {
    color: var(--muted);
    font-size: 0.9375rem;
    font-weight: 400;
    line-height: 1.45;
  }
  .money {
    display: grid;
    gap: 12px;
    max-width: var(--measure);
  }
  .note {
    color: var(--muted);
    font-size: 0.9375rem;
  }
  .read {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
    list-style: none;
  }
  .read a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }

  @media (min-width: 768px) {
    .cards {
      grid-template-columns: 1fr 1fr;
    }
    .counts {
      grid-template-columns: repeat(4, 1fr);
    }
  }
`

/** What the company does, in numbers and words, below the opening of /about-us. */
export function AboutUs() {
  const copy = companyCopy.about
  const footer = footerCopy.en
  const counts = [
    { count: conditions().length, name: copy.conditions },
    { count: treatments().length, name: copy.treatments },
    { count: tests('en').length, name: copy.tests },
    { count: servedCities().length, name: copy.cities },
  ]
  return (
    <Frame>
      <PageSections>
        <PageSection title={copy.doTitle}>
          <dl className="cards">
            {copy.does.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </PageSection>
        <PageSection title={copy.numbersTitle}>
          <dl className="counts">
            {counts.map(({ count, name }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="numbers">{count}</dd>
              </div>
            ))}
          </dl>
          <p className="note">{copy.numbersNote}</p>
        </PageSection>
        <PageSection title={copy.moneyTitle}>
          <div className="money">
            {copy.money.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </PageSection>
        <PageSection title={copy.readTitle}>
          <ul className="read">
            <li>
              <a href="/editorial-policy">{footerCopy.en.editorial}</a>
            </li>
            <li>
              <a href="/reviewers">{footer.reviewers}</a>
            </li>
            <li>
              <a href="/press">{footer.press}</a>
            </li>
            <li>
              <a href="/careers">{footer.careers}</a>
            </li>
          </ul>
        </PageSection>
        <PartnerBanner language="en" />
      </PageSections>
    </Frame>
  )
}
