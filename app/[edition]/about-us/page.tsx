import styled from 'styled-components'
import { publicPage } from '@/app/_document/edition'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { PublicPage } from '@/app/_document/PublicPage'
import { TextAndForm } from '@/components/forms/TextAndForm'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { PartnerBanner } from '@/components/pages/Company/PartnerBanner'
import { organisationJsonLd } from '@/components/seo/JsonLd/pageJsonLd'
import { Dots, Links, NamedTexts, Paragraphs } from '@/components/ui/SectionedArticle/textBlocks'
import { PageSection, PageSections } from '@/components/ui/PageSections'
import { conditions, servedCities, tests, treatments } from '@/content/catalogue/catalogue'
import { companyCopy } from '@/content/copy/company'
import { footerCopy } from '@/content/copy/footer'
import { sheet, touchLink } from '@/components/ui/theme/surfaces'
import { withDemoNote } from '@/content/copy/demoNote'
import { hasInvented } from '@/content/catalogue/snapshot/inventedKinds'

const PAGE = publicPage({ pageType: 'About', pageName: 'About us', path: '/about-us' })
const copy = companyCopy.about

export const metadata = pageMetadata(PAGE, copy)

const AboutRoot = styled.div`
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
    ${sheet}
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
    ${touchLink}
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

/** What the company does, in numbers and words. */
function AboutUs() {
  const footer = footerCopy.en
  const counts = [
    { count: conditions().length, name: copy.conditions },
    { count: treatments().length, name: copy.treatments },
    { count: tests('en').length, name: copy.tests },
    { count: servedCities().length, name: copy.cities },
  ]
  return (
    <AboutRoot>
      <PageSections>
        <PageSection title={copy.doTitle}>
          <NamedTexts items={copy.does} className="cards" />
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
          <p className="note">{withDemoNote(copy.numbersNote, copy, hasInvented('doctors', 'hospitals'))}</p>
        </PageSection>
        <PageSection title={copy.moneyTitle}>
          <div className="money">
            <Paragraphs texts={copy.money} />
          </div>
        </PageSection>
        <PageSection title={copy.readTitle}>
          <Links
            className="read"
            items={[
              { href: '/editorial-policy', name: footer.editorial },
              { href: '/reviewers', name: footer.reviewers },
              { href: '/press', name: footer.press },
              { href: '/careers', name: footer.careers },
            ]}
          />
        </PageSection>
        <PartnerBanner language="en" />
      </PageSections>
    </AboutRoot>
  )
}

export default async function AboutPage() {
  return (
    <PublicPage
      page={PAGE}
      crumbs={[{ name: copy.title, path: PAGE.path }]}
      things={(_, siteUrl) => [organisationJsonLd(siteUrl)]}
    >
      <TextAndForm form={<LeadForm page={PAGE} />}>
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
        <h2>{copy.neverTitle}</h2>
        <Dots items={copy.never} className="points" />
      </TextAndForm>
      <AboutUs />
    </PublicPage>
  )
}
