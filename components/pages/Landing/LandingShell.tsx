import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '@/components/ui/Icon'
import type { PageContext } from '@/model/page/pageContext'
import { HomeLogo } from '@/components/ui/Logo/Logo'
import { callNumber } from '@/content/brand'
import { readablePhone, telephoneLink } from '@/model/page/contactLinks'
import { footerCopy } from '@/content/copy/footer'
import { homeLogo, touchLink } from '@/components/ui/theme/surfaces'
import { SiteDemoNote } from '@/components/ui/DemoNote'

const LandingShellRoot = styled.div`
  .top {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: 64px;
  }
  .top a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    text-decoration: none;
    white-space: nowrap;
  }
  ${homeLogo}
  .call {
    color: var(--deep-green);
    font-weight: 600;
  }
  .stage {
    border-block: 1px solid var(--line);
    background: var(--sand);
  }
  .sections {
    display: grid;
    gap: 48px;
    padding-block: 48px 56px;
  }
  .sections > section {
    display: grid;
    gap: 16px;
    scroll-margin-top: 16px;
  }
  .text p {
    max-width: var(--measure);
  }
  .note {
    max-width: var(--measure);
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.55;
  }
  .closing {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 24px;
    align-items: center;
  }
  .closing a {
    ${touchLink}
  }
  .foot {
    border-top: 1px solid var(--line);
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.55;
  }
  .foot > div {
    display: grid;
    gap: 8px;
    padding-block: 24px 32px;
  }
  .foot ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
    list-style: none;
  }
  .foot a {
    ${touchLink}
  }
`

type LandingShellProps = {
  readonly page: PageContext
  readonly children: ReactNode
}

/** Frame of a page without header and footer: links to the home page and legal pages, and a number to call. */
export function LandingShell({ page, children }: LandingShellProps) {
  const phone = callNumber(page)
  const footer = footerCopy[page.language]
  return (
    <LandingShellRoot>
      <div className="top wrap">
        <HomeLogo language={page.language} />
        {phone && (
          <a className="call numbers" href={telephoneLink(phone)}>
            <Icon name="phone" size={20} />
            {readablePhone(phone)}
          </a>
        )}
      </div>
      {children}
      <div className="foot">
        <div className="wrap">
          <p>{footer.emergency}</p>
          <SiteDemoNote language={page.language} />
          <ul>
            <li>
              <a href="/privacy">{footer.privacy}</a>
            </li>
            <li>
              <a href="/terms-conditions">{footer.terms}</a>
            </li>
          </ul>
        </div>
      </div>
    </LandingShellRoot>
  )
}
