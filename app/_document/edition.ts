import 'server-only'
import { notFound } from 'next/navigation'
import type { Language } from '@/model/page/language'
import { EDITIONS, type EditionName } from '@/model/page/address'
import { DEFAULT_LEAD_TIER } from '@/model/lead/leadTier'
import type { PageContext } from '@/model/page/pageContext'

export interface Edition {
  readonly language: Language
  readonly isInApp: boolean
}

export type EditionParams = { readonly params: Promise<{ readonly edition: string }> }

const isEdition = (name: string): name is EditionName => Object.hasOwn(EDITIONS, name)

/** What the first part of an internal address says (model/page/address.ts); anything else is a page that does not exist. */
export function editionOf(name: string): Edition {
  return isEdition(name) ? EDITIONS[name] : notFound()
}

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
