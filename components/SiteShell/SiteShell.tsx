import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Footer } from '@/components/Footer/Footer'
import { Header } from '@/components/Header/Header'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { LeadFormModalRoot } from '@/components/LeadFormModal/LeadFormModalRoot'
import type { ContactNumbers } from '@/content/contactNumbers'
import { messagesFor } from '@/content/messages/messagesFor'
import { shellFor } from '@/model/shell'

/** First in the tab order; it shows itself only to who tabs to it. */
const SkipLink = styled.a`
  position: absolute;
  z-index: 30;
  top: 8px;
  left: 8px;
  padding: 10px 16px;
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--deep-green);
  font-weight: 600;
  box-shadow: var(--shadow);

  &:not(:focus) {
    transform: translateY(-200%);
  }
`

type SiteShellProps = {
  readonly page: LeadFormPage
  readonly numbers: ContactNumbers
  readonly children: ReactNode
}

/** What stands around a page's content, by the shell rules of its path (model/shell.ts), and the modal that its links open. */
export function SiteShell({ page, numbers, children }: SiteShellProps) {
  const shell = shellFor(page.path)
  return (
    <>
      {shell.header && (
        <>
          <SkipLink href="#content">{messagesFor(page.language).header.skipToContent}</SkipLink>
          <Header page={page} numbers={numbers} />
        </>
      )}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {shell.footer && <Footer language={page.language} />}
      <LeadFormModalRoot page={page} phone={numbers.phone} whatsapp={numbers.whatsapp} />
    </>
  )
}
