import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Analytics } from '@/components/analytics/Analytics'
import { FormLook } from '@/components/forms/LeadForm/form.styles'
import { GlobalStyle } from '@/components/ui/theme/GlobalStyle'
import { COLOURS } from '@/components/ui/theme/tokens'
import { brand } from '@/content/brand'
import { type Language, languageTag } from '@/model/page/language'
import { PLAIN_VISIT_ADDRESS } from '@/model/page/plainVisitAddress'
import { config } from '@/server/config/config'
import '@/components/ui/theme/ground.css'
import '@/components/ui/theme/print.css'
import { BrandLook } from './BrandLook'
import { DevanagariFont, DisplayFont, HindiWordsFont } from './DevanagariFont'
import { inter, interRupee } from './fonts'

/** What all pages share; a page adds its own (pageMetadata.ts). */
export const documentMetadata = (): Metadata => ({
  metadataBase: new URL(config().siteUrl),
  title: { default: brand().name, template: `%s · ${brand().name}` },
  applicationName: brand().name,
  // Numbers and addresses that lead anywhere are links already; phones make no further ones.
  formatDetection: { telephone: false, date: false, address: false, email: false },
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
})

/** The ribbon's colour, by day and by night. */
export const documentViewport = (): Viewport => ({ themeColor: brand().colours?.main ?? COLOURS.band })

/** The HTML document around a page. All of Devanagari's letters are loaded on Hindi pages only. */
export const Document = ({
  language,
  children,
}: {
  readonly language: Language
  readonly children: ReactNode
}) => (
  <html
    lang={languageTag(language)}
    className={`${inter.variable} ${interRupee.variable}`}
    // The page's first script marks it (model/page/inlineScript.ts).
    suppressHydrationWarning
  >
    <body>
      <GlobalStyle />
      <FormLook />
      <BrandLook />
      {language === 'hi' ? (
        <DevanagariFont />
      ) : (
        <>
          {brand().face !== 'plain' && <DisplayFont />}
          <HindiWordsFont />
        </>
      )}
      {children}
      <Analytics language={language} settings={config().analytics} />
      <noscript>
        {/* eslint-disable-next-line @next/next/no-img-element -- an answer without a picture */}
        <img src={PLAIN_VISIT_ADDRESS} alt="" width={1} height={1} hidden />
      </noscript>
      {/* The built site's edge puts it into the page with what it needs to start it. */}
      {process.env.NODE_ENV === 'development' && <script async src="/start.js" />}
    </body>
  </html>
)
