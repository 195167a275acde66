import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { PageContext } from '@/model/page/pageContext'
import { AppDownload } from '@/components/layout/AppDownload/AppDownload'
import { FloatingButtons } from '@/components/layout/FloatingButtons/FloatingButtons'
import { Footer } from '@/components/layout/Footer/Footer'
import { Header } from '@/components/layout/Header/Header'
import { Modals } from '@/components/account/Dialog/Modals'
import { SiteDemoNote } from '@/components/ui/DemoNote'
import { skipLink } from '@/components/ui/theme/surfaces'
import { pageProps, withPageProps } from '@/content/brand'
import { headerCopy } from '@/content/copy/header'
import { shellFor } from '@/model/page/shell'

const SkipLink = styled.a`
  ${skipLink}
`

type SiteShellProps = { readonly page: PageContext; readonly children: ReactNode }

/** Header, footer and modals around a page, by its shell rules (model/page/shell.ts). */
export function SiteShell({ page: own, children }: SiteShellProps) {
  const page = withPageProps(own)
  const shell = shellFor(page.path)
  return (
    <>
      {shell.header && (
        <div data-shell style={{ display: 'contents' }}>
          <SkipLink href="#content">{headerCopy[page.language].skipToContent}</SkipLink>
          <Header page={page} />
        </div>
      )}
      <main id="content" tabIndex={-1} data-page-type={page.pageType}>
        <SiteDemoNote language={page.language} className="wrap demo-note" />
        {children}
      </main>
      <FloatingButtons page={page} />
      {(shell.appDownload || shell.footer || shell.extraFooter) && (
        <div data-shell style={{ display: 'contents' }}>
          {shell.appDownload && <AppDownload page={page} />}
          {(shell.footer || shell.extraFooter) && <Footer page={page} />}
        </div>
      )}
      <Modals page={page} props={pageProps(page)} />
    </>
  )
}

/**
 * Hides header, footer and app-download block inside the app (specification, section 2); ground.css does it on
 * later pages.
 */
export const EditionStyle = () => (
  <style href="inside-the-app" precedence="element">
    {'[data-shell] { display: none !important; }'}
  </style>
)
