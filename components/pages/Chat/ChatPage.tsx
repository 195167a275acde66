import type { ReactNode } from 'react'
import styled from 'styled-components'
import { LanguageSwitch } from '@/components/ui/LanguageSwitch'
import { PageLink } from '@/components/ui/PageLink'
import { HomeLogo } from '@/components/ui/Logo/Logo'
import type { Language } from '@/model/page/language'
import type { PageContext } from '@/model/page/pageContext'
import { homeLogo, touchLink } from '@/components/ui/theme/surfaces'

const ChatPageRoot = styled.div`
  display: grid;
  gap: 24px;
  max-width: 44rem;
  padding-block: 16px 48px;

  /* The page that answers in two languages gives Devanagari to those answers only. */
  &[lang='hi'] {
    font-family:
      var(--font-inter), var(--font-inter-rupee), var(--font-devanagari, system-ui), system-ui, sans-serif;
  }
  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 16px;
  }
  .top a {
    ${touchLink}
  }
  ${homeLogo}
  .opening {
    display: grid;
    gap: 8px;
  }
  /* Reserved space, to avoid layout shift. */
  .visit {
    min-height: 88px;
  }
  .visit a {
    display: inline-block;
    padding-block: 8px;
  }
  h1 {
    font-size: clamp(1.75rem, 1.5rem + 1.2vw, 2.25rem);
  }

  @media (min-width: 768px) {
    gap: 32px;
    padding-block: 24px 80px;

    .visit {
      min-height: 44px;
    }
    .visit a + a {
      margin-left: 16px;
    }
  }
`

type ChatPageProps = {
  readonly language: Language
  /** The page's own path and language; its answer may be in the other one. */
  readonly page: Pick<PageContext, 'path' | 'language'>
  readonly title: string
  readonly lead: string
  /** The other chat page. */
  readonly other: { readonly href: string; readonly text: string }
  readonly children: ReactNode
}

/** Layout of both chat pages: links to the home page and to the other chat, a heading and one column. */
export const ChatPage = ({ language, page, title, lead, other, children }: ChatPageProps) => (
  <ChatPageRoot className="wrap" lang={language === 'hi' ? 'hi' : undefined}>
    <div className="top">
      <HomeLogo language={language} />
      <PageLink href={other.href} language={language}>
        {other.text}
      </PageLink>
      <LanguageSwitch page={page} />
    </div>
    <div className="opening">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
    </div>
    {children}
  </ChatPageRoot>
)
