import styled from 'styled-components'
import { dayInWords } from '@/content/copy/inWords'
import { MailText } from '@/components/ui/MailText'
import { Paragraphs } from '@/components/ui/SectionedArticle/textBlocks'
import { pressItems } from '@/content/catalogue/catalogue'
import { pressCopy } from '@/content/copy/faqAndPress'
import { DemoNote } from '@/components/ui/DemoNote'

const PressListRoot = styled.div`
  display: grid;
  gap: 36px;
  max-width: 46rem;

  article {
    display: grid;
    gap: 10px;
    padding-top: 20px;
    border-top: 1px solid var(--line);
    scroll-margin-top: 16px;
  }
  h2 {
    font-size: 1.375rem;
  }
  time,
  .note {
    color: var(--muted);
    font-size: 0.9375rem;
  }
  .summary {
    font-weight: 600;
  }
`

/** Announcements, newest first, and how the press reaches us. */
export function PressList() {
  const items = [...pressItems()].sort((one, other) => other.date.localeCompare(one.date))
  return (
    <PressListRoot>
      {items.map(({ slug, title, date, summary, body }) => (
        <article key={slug} id={slug}>
          <time dateTime={date}>{dayInWords(date, 'en')}</time>
          <h2>{title}</h2>
          <p className="summary">{summary}</p>
          <Paragraphs texts={body} />
        </article>
      ))}
      <DemoNote copy={pressCopy} shown={items} />
      <section>
        <h2>{pressCopy.contactTitle}</h2>
        <p>
          <MailText text={pressCopy.contact} />
        </p>
      </section>
    </PressListRoot>
  )
}
