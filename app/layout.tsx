import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { GlobalStyle } from '@/components/theme/GlobalStyle'
import { COLOURS } from '@/components/theme/tokens'
import { VisitTracker } from '@/components/VisitTracker/VisitTracker'
import { brand } from '@/content/brand'
import { config } from '@/server/config'
import { inter, interRupee } from './fonts'

export const metadata: Metadata = {
  metadataBase: new URL(config().siteUrl),
  title: { default: brand.name, template: `%s · ${brand.name}` },
  applicationName: brand.name,
  formatDetection: { telephone: false },
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
}

export const viewport: Viewport = { themeColor: COLOURS['deep-green'] }

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en-IN" className={`${inter.variable} ${interRupee.variable}`}>
      <body>
        <GlobalStyle />
        {children}
        <VisitTracker />
      </body>
    </html>
  )
}
