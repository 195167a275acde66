import styled from 'styled-components'
import { Logo } from '@/components/Logo/Logo'
import { brand } from '@/content/brand'
import { treatments } from '@/content/catalogue'
import { fillGaps, messagesFor, type Language } from '@/content/messages/messagesFor'

const FooterFrame = styled.footer`
  --focus: #fff;
  padding-block: 40px 32px;
  background: var(--deep-green);
  color: var(--sand);
  font-size: 0.9375rem;
  line-height: 1.6;

  .columns {
    display: grid;
    gap: 32px;
  }
  .about {
    display: grid;
    align-content: start;
    gap: 12px;
    max-width: 26rem;
  }
  .logo {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    color: var(--surface);
    font-size: 1.25rem;
    font-weight: 700;
    letter-spacing: -0.02em;
  }
  .logo rect {
    stroke: var(--surface);
  }
  h2 {
    margin-bottom: 4px;
    color: var(--surface);
    font-size: 1rem;
    letter-spacing: 0;
  }
  ul {
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  .many {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0 20px;
  }
  .many a {
    line-height: 1.4;
  }
  .legal {
    display: grid;
    gap: 8px;
    margin-top: 32px;
    padding-top: 24px;
    border-top: 1px solid var(--green);
  }

  @media (min-width: 768px) {
    padding-block: 56px 40px;

    .columns {
      grid-template-columns: 1fr 1fr;
      gap: 40px;
    }
    .about,
    .treatments {
      grid-column: 1 / -1;
    }
    .many {
      grid-template-columns: repeat(3, 1fr);
    }
    a {
      min-height: 36px;
    }
  }
  @media (min-width: 1024px) {
    .columns {
      grid-template-columns: 1.3fr 2fr 0.8fr 1fr;
    }
    .about,
    .treatments {
      grid-column: auto;
    }
    .many {
      grid-template-columns: 1fr 1fr;
    }
  }
`

type Links = readonly { readonly href: string; readonly name: string }[]

const Column = ({
  title,
  links,
  className,
}: {
  readonly title: string
  readonly links: Links
  readonly className?: string
}) => (
  <nav aria-label={title} className={className}>
    <h2>{title}</h2>
    <ul className={links.length > 6 ? 'many' : undefined}>
      {links.map(({ href, name }) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  </nav>
)

/** Links to the pages there are, and what a visitor has to know of the whole site. */
export function Footer({ language }: { readonly language: Language }) {
  const { footer, home } = messagesFor(language)
  return (
    <FooterFrame>
      <div className="wrap">
        <div className="columns">
          <div className="about">
            <Logo />
            <p>{footer.about}</p>
            <p>{footer.emergency}</p>
          </div>
          <Column
            title={footer.treatments}
            className="treatments"
            links={treatments.map(({ slug, ProcedureName, hindi }) => ({
              href: `/treatment/${slug}`,
              name: language === 'hi' ? hindi : ProcedureName,
            }))}
          />
          <Column
            title={footer.company}
            links={[
              { href: '/contact-us', name: footer.contactUs },
              { href: '/partner-with-us', name: home.partnerLink },
            ]}
          />
          <Column
            title={footer.policies}
            links={[
              { href: '/privacy', name: footer.privacy },
              { href: '/terms-conditions', name: footer.terms },
            ]}
          />
        </div>
        <div className="legal">
          <p>{footer.demonstration}</p>
          <p>{fillGaps(footer.copyright, { year: new Date().getFullYear(), name: brand.name })}</p>
        </div>
      </div>
    </FooterFrame>
  )
}
