import type { HeaderSearchCopy } from '@/content/copy/headerSearch'

type WaysOnProps = { readonly copy: HeaderSearchCopy; readonly query: string }

/** Where to go when no page answers: the departments, the chat, the number that the header has. */
export function WaysOn({ copy, query }: WaysOnProps) {
  const phone = document.querySelector<HTMLAnchorElement>('header a[href^="tel:"]')?.href
  const question = new URLSearchParams({ q: query })
  return (
    <p className="ways">
      <a href="/departments">{copy.departments}</a>
      <a href={`/chat/ai?${question}#answer`}>{copy.ask}</a>
      {phone !== undefined && <a href={phone}>{copy.call}</a>}
    </p>
  )
}
