/* The blocks that an article's sections are made of; their look is SectionedArticleFrame's. */

export const Paragraphs = ({ texts }: { readonly texts: readonly string[] }) => (
  <>
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </>
)

export const Dots = ({ items }: { readonly items: readonly string[] }) => (
  <ul className="dots">
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

export type NamedText = { readonly name: string; readonly text: string; readonly href?: string }

/** Terms with what is said of each; a term with an address is a link. */
export const NamedTexts = ({ items }: { readonly items: readonly NamedText[] }) => (
  <dl className="named">
    {items.map(({ name, text, href }) => (
      <div key={name}>
        <dt>{href ? <a href={href}>{name}</a> : name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)

export type LinkItem = { readonly href: string; readonly name: string }

/** A plain list of links. */
export const Links = ({ items }: { readonly items: readonly LinkItem[] }) => (
  <ul className="others">
    {items.map(({ href, name }) => (
      <li key={href}>
        <a href={href}>{name}</a>
      </li>
    ))}
  </ul>
)
