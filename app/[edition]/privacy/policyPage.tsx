import type { Metadata } from 'next'
import styled from 'styled-components'
import { FiguresTable } from '@/components/ui/FiguresTable'
import { brand } from '@/content/brand'
import { type EditionParams, editionPage } from '@/app/_document/edition'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { PublicPage } from '@/app/_document/PublicPage'
import { TextAndForm } from '@/components/forms/TextAndForm'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { ContentsBeside } from '@/components/ui/SectionedArticle/SectionedArticle'
import { contentsBeside } from '@/components/ui/SectionedArticle/SectionedArticle.styles'
import { Links, Paragraphs } from '@/components/ui/SectionedArticle/textBlocks'
import { OtherLanguageLink } from '@/components/ui/LanguageSwitch'
import { contactCopy } from '@/content/copy/contact'
import { interpolate } from '@/content/copy/interpolate'
import { readInOtherLanguage } from '@/content/copy/otherLanguage'
import {
  type Policy,
  type PolicyByLanguage,
  type PolicySection,
  type PolicyTable,
  policyCopy,
} from '@/content/policies/policy'
import type { Language } from '@/model/page/language'
import type { PageContext } from '@/model/page/pageContext'
import type { PageType } from '@/model/page/pageTypes'
import { touchLink } from '@/components/ui/theme/surfaces'
import { hasInvented } from '@/content/catalogue/snapshot/inventedKinds'

export const PolicyRoot = styled.div`
  display: grid;
  padding-block: 20px 64px;
  ${contentsBeside}

  article {
    display: grid;
    gap: 36px;
    min-width: 0;
  }
  header,
  section {
    display: grid;
    gap: 12px;
    max-width: var(--measure);
    scroll-margin-top: 16px;
  }
  section h2 {
    font-size: 1.375rem;
  }
  .version {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
    color: var(--muted);
    font-size: 0.9375rem;
  }
  .version a,
  .links a {
    ${touchLink}
  }
  .version span {
    align-self: center;
  }
  article ul {
    display: grid;
    gap: 8px;
    padding-left: 20px;
  }
  article li::marker {
    color: var(--green);
  }
  .links {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
    padding: 0;
    list-style: none;
  }
  caption {
    padding-bottom: 8px;
    color: var(--muted);
    font-size: 0.9375rem;
    text-align: left;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  th,
  td {
    padding: 10px 12px 10px 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
  }
  thead th {
    color: var(--muted);
    font-weight: 400;
  }
  tbody th {
    width: 42%;
    font-weight: 600;
  }
`

const Table = ({ table: { caption, head, rows } }: { readonly table: PolicyTable }) => (
  <FiguresTable caption={caption} head={head} rows={rows.map(([id = '', ...figures]) => ({ id, figures }))} />
)

type SectionProps = { readonly section: PolicySection; readonly language: Language }

const Section = ({ section, language }: SectionProps) => (
  <section id={section.id}>
    <h2>{section.title}</h2>
    <Paragraphs texts={section.paragraphs} />
    {section.demoNote !== undefined && hasInvented() && <p>{section.demoNote}</p>}
    {section.items && (
      <ul>
        {section.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )}
    {section.table && <Table table={section.table} />}
    {section.links && <Links items={section.links} language={language} className="links" />}
  </section>
)

type PolicySectionsProps = Pick<Policy, 'sections'> & { readonly language: Language }

/** A policy's sections as they are read, on a page of a language. */
export const PolicySections = ({ sections, language }: PolicySectionsProps) =>
  sections.map((section) => <Section key={section.id} section={section} language={language} />)

type PolicyArticleProps = { readonly policy: Policy; readonly page: PageContext }

/** A policy in sections, with the version that forms refer to and the way to the other language. */
const PolicyArticle = ({ policy, page }: PolicyArticleProps) => {
  const { language } = page
  const copy = policyCopy[language]
  const sections = policy.sections.filter(({ paragraphs }) => paragraphs.length > 0 || hasInvented())
  return (
    <PolicyRoot className="wrap">
      <article>
        <header>
          <h1>{policy.title}</h1>
          <p className="lead">{policy.lead}</p>
          <p className="version">
            <span>{interpolate(copy.version, { version: policy.version })}</span>
            <OtherLanguageLink page={page} text={readInOtherLanguage[language]} />
          </p>
        </header>
        <PolicySections sections={sections} language={language} />
      </article>
      <ContentsBeside sections={sections} language={language} />
    </PolicyRoot>
  )
}

/**
 * A legal page in both languages, with metadata, for a route's file.
 * @param path the English one; the Hindi one is under /hi
 */
export function policyPage(pageType: PageType, path: string, policies: PolicyByLanguage) {
  const pageOf = (props: EditionParams) =>
    editionPage(props, { pageType, pageName: policies.en(brand()).title, path })
  return {
    async generateMetadata(props: EditionParams): Promise<Metadata> {
      const page = await pageOf(props)
      return pageMetadata(page, policies[page.language](brand()))
    },
    async Page(props: EditionParams) {
      const page = await pageOf(props)
      const { language } = page
      const policy = policies[language](brand())
      return (
        <PublicPage page={page} crumbs={[{ name: policy.title, path: page.path }]}>
          <PolicyArticle policy={policy} page={page} />
          <TextAndForm form={<LeadForm page={page} />}>
            <h2>{contactCopy[language].formTitle}</h2>
            <p>{contactCopy[language].lead}</p>
          </TextAndForm>
        </PublicPage>
      )
    },
  }
}
