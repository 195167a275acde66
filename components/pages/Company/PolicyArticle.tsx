import styled from 'styled-components'
import { interpolate } from '@/content/copy/interpolate'
import type { Language } from '@/model/page/language'
import { readInOtherLanguage } from '@/content/copy/otherLanguage'
import { type Policy, policyCopy, type PolicySection, type PolicyTable } from '@/content/policies/policy'

const Frame = styled.article`
  display: grid;
  gap: 36px;
  padding-block: 20px 64px;

  header,
  section {
    display: grid;
    gap: 12px;
    max-width: var(--measure);
    scroll-margin-top: 16px;
  }
  h2 {
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
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  .version span {
    align-self: center;
  }
  ul {
    display: grid;
    gap: 8px;
    padding-left: 20px;
  }
  li::marker {
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
  <table>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name = '', ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell) => (
            <td key={cell}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const Section = ({ section }: { readonly section: PolicySection }) => (
  <section id={section.id}>
    <h2>{section.title}</h2>
    {section.paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {section.items && (
      <ul>
        {section.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )}
    {section.table && <Table table={section.table} />}
    {section.links && (
      <ul className="links">
        {section.links.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    )}
  </section>
)

type PolicyArticleProps = {
  readonly policy: Policy
  readonly language: Language
  /** The same page in the other language. */
  readonly pair: string
}

/** A policy in sections, with the version that forms refer to and the way to the other language. */
export const PolicyArticle = ({ policy, language, pair }: PolicyArticleProps) => {
  const copy = policyCopy[language]
  return (
    <Frame className="wrap">
      <header>
        <h1>{policy.title}</h1>
        <p className="lead">{policy.lead}</p>
        <p className="version">
          <span>{interpolate(copy.version, { version: policy.version })}</span>
          <a href={pair} hrefLang={language === 'hi' ? 'en' : 'hi'} lang={language === 'hi' ? 'en' : 'hi'}>
            {readInOtherLanguage[language]}
          </a>
        </p>
      </header>
      {policy.sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </Frame>
  )
}
