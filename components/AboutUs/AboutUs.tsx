import styled from 'styled-components'
import { PageSection, PageSections } from '@/components/PageSections/PageSections'
import { PartnerBanner } from '@/components/PartnerBanner/PartnerBanner'
import { conditions, servedCities, tests, treatments } from '@/content/catalogue'
import { messagesFor } from '@/content/messages/messagesFor'
import { companyWords } from '@/content/words/company'
import { footerWords } from '@/content/words/footer'

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
  const words = companyWords.about
  const footer = footerWords.en
  const counts = [
    { count: conditions().length, name: words.conditions },
    { count: treatments().length, name: words.treatments },
    { count: tests('en').length, name: words.tests },
    { count: servedCities().length, name: words.cities },
  ]
  return (
    <Frame>
      <PageSections>
        <PageSection title={words.doTitle}>
          <dl className="cards">
            {words.does.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </PageSection>
        <PageSection title={words.numbersTitle}>
          <dl className="counts">
            {counts.map(({ count, name }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="numbers">{count}</dd>
              </div>
            ))}
          </dl>
          <p className="note">{words.numbersNote}</p>
        </PageSection>
        <PageSection title={words.moneyTitle}>
          <div className="money">
            {words.money.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </PageSection>
        <PageSection title={words.readTitle}>
          <ul className="read">
            <li>
              <a href="/editorial-policy">{messagesFor('en').footer.editorial}</a>
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
