import 'server-only'
import { notFound } from 'next/navigation'
import { type Language, pathIn } from '@/model/page/language'
import { EDITIONS, type EditionName, isEditionName } from '@/model/page/address'
import { DEFAULT_LEAD_TIER } from '@/model/lead/leadTier'
import type { PageContext } from '@/model/page/pageContext'

export type EditionParams = { readonly params: Promise<{ readonly edition: string }> }

/** What the first part of an internal address says (model/page/address.ts); anything else is a page that does not exist. */
export const editionOf = (name: string): (typeof EDITIONS)[EditionName] =>
  isEditionName(name) ? EDITIONS[name] : notFound()

/** The language of the page at hand. */
export const languageOf = async ({ params }: EditionParams): Promise<Language> =>
  editionOf((await params).edition).language

type OwnFacts = Pick<PageContext, 'pageType' | 'pageName' | 'path'> & Partial<PageContext>

/** A page as its leads name it: English and of the default tier, unless it says otherwise. */
export const publicPage = ({ tier = DEFAULT_LEAD_TIER, language = 'en', ...own }: OwnFacts): PageContext => ({
  ...own,
  tier,
  language,
})

/**
 * Page data of a fixed address, in the current edition.
 * @param own the path is the English one
 */
export async function editionPage(props: EditionParams, own: OwnFacts): Promise<PageContext> {
  const language = await languageOf(props)
  return publicPage({ ...own, path: pathIn(language, own.path), language })
}
