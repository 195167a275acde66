import type { ReactNode } from 'react'
import { PageLink } from '@/components/ui/PageLink'
import type { Language } from '@/model/page/language'

/* The blocks that an article's sections are made of; their look is textBlocks.styles.ts'. */

export const Paragraphs = ({ texts }: { readonly texts: readonly string[] }) => (
  <>
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </>
)

type DotsProps = { readonly items: readonly string[]; readonly className?: string }

/** Outside an article `className` gives the look. */
export const Dots = ({ items, className = 'dots' }: DotsProps) => (
  <ul className={className}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)

export const Steps = ({ items }: { readonly items: readonly string[] }) => (
  <ol className="steps">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ol>
)

export type NamedText = {
  readonly name: string
  readonly text: string
  /** Of the text, where it is not the page's. */
  readonly lang?: Language
  readonly href?: string
  readonly below?: ReactNode
}

type NamedTextsProps = {
  readonly items: readonly NamedText[]
  readonly className?: string
  /** The page's, for its links. */
  readonly language?: Language
}

/** Terms with what is said of each; a term with an address is a link. Outside an article `className` gives the look. */
export const NamedTexts = ({ items, className = 'named', language }: NamedTextsProps) => (
  <dl className={className}>
    {items.map(({ name, text, lang, href, below }) => (
      <div key={name}>
        <dt>
          {href ? (
            <PageLink href={href} language={language}>
              {name}
            </PageLink>
          ) : (
            name
          )}
        </dt>
        <dd lang={lang}>{text}</dd>
        {below && <dd>{below}</dd>}
      </div>
    ))}
  </dl>
)

export type LinkItem = { readonly href: string; readonly name: string }

/** A plain list of links. */
export const Links = ({
  items,
  language,
  className = 'others',
}: {
  readonly items: readonly LinkItem[]
  readonly language?: Language
  readonly className?: string
}) => (
  <ul className={className}>
    {items.map(({ href, name }) => (
      <li key={href}>
        <PageLink href={href} language={language}>
          {name}
        </PageLink>
      </li>
    ))}
  </ul>
)

type TimelineProps = { readonly steps: readonly { readonly name: string; readonly text: string }[] }

/** What comes one after the other, as a line with its stations. */
export const Timeline = ({ steps }: TimelineProps) => (
  <ol className="timeline">
    {steps.map(({ name, text }) => (
      <li key={name}>
        <h3>{name}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
)

/** Where to read on, below an article's last section. */
export const ReadOn = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <nav className="section" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </nav>
)
