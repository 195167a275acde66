import 'server-only'
import { notFound } from 'next/navigation'
import type { Language } from '@/content/messages/messages'

/**
 * The first part of a page's internal address (next.config.js rewrites the public one to it): the language, and whether
 * the page stands inside the app, where header, footer and app-download block are hidden (specification, section 2,
 * source=patientapp). So both are known without reading the request, and every page can be cached.
 */
const EDITIONS = {
  en: { language: 'en', isInApp: false },
  hi: { language: 'hi', isInApp: false },
  'en-app': { language: 'en', isInApp: true },
  'hi-app': { language: 'hi', isInApp: true },
} as const satisfies Record<string, { language: Language; isInApp: boolean }>

/** The query's source of pages inside the app. Kept pages learn of it by their edition, others ask for it themselves. */
export const IN_APP_SOURCE = 'patientapp'

export interface Edition {
  readonly language: Language
  readonly isInApp: boolean
}

export type EditionParams = { readonly params: Promise<{ readonly edition: string }> }

const isEdition = (name: string): name is keyof typeof EDITIONS => Object.hasOwn(EDITIONS, name)

/** What the first part of an internal address says; anything else is a page that does not exist. */
export function editionOf(name: string): Edition {
  return isEdition(name) ? EDITIONS[name] : notFound()
}

/** The language of the page at hand. */
export const languageOf = async ({ params }: EditionParams): Promise<Language> =>
  editionOf((await params).edition).language
