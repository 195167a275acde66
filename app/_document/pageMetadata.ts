import 'server-only'
import type { Metadata } from 'next'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '@/components/seo/SharePicture/sharePicture'
import { brand } from '@/content/brand'
import { type LanguagePair, languagePairOf } from '@/content/catalogue/links/languagePairs'
import { ownPictureAddress } from '@/server/pictures/pictureAddress'
import { otherLanguage } from '@/model/page/language'
import type { PageContext } from '@/model/page/pageContext'

type PageHead = {
  readonly title: string
  readonly description: string
  /** The page that search engines should show instead of this one. */
  readonly canonical?: string
  /** False for pages that are no answer to a search. */
  readonly isListed?: boolean
}

const LOCALES = { en: 'en_IN', hi: 'hi_IN' } as const

/** hreflang alternates; English is the default. */
const languagesOf = ({ en, hi }: LanguagePair) => ({
  'en-IN': en,
  'hi-IN': hi,
  'x-default': en,
})

/** What browsers, search engines and messengers show of a page. */
export const pageMetadata = (
  { path, language }: Pick<PageContext, 'path' | 'language'>,
  { title, description, canonical = path, isListed = true }: PageHead,
): Metadata => {
  const pair = languagePairOf(path)
  return {
    title,
    description,
    alternates: { canonical, ...(pair && { languages: languagesOf(pair) }) },
    openGraph: {
      title,
      description,
      url: path,
      type: 'website',
      locale: LOCALES[language],
      ...(pair && { alternateLocale: LOCALES[otherLanguage(language)] }),
      // Asked when the page is made: a page that states its metadata once is loaded before the catalogue and the server's key.
      get siteName() {
        return brand().name
      },
      get images() {
        const url = ownPictureAddress({ path, title })
        return url
          ? [{ url, width: PICTURE_WIDTH, height: PICTURE_HEIGHT, type: 'image/png', alt: title }]
          : []
      },
    },
    // The picture is taken from openGraph.
    twitter: { card: 'summary_large_image', title, description },
    ...(isListed ? {} : { robots: { index: false, follow: true } }),
  }
}
