import type { Brand } from '@/model/catalogue/brand'
import type { Language } from '@/model/page/language'

export interface PolicyTable {
  readonly caption: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface PolicySection {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
  /** Stands in the section as long as the catalogue has rows of the demonstration; a section of this alone goes with it. */
  readonly demoNote?: string
  readonly items?: readonly string[]
  readonly table?: PolicyTable
  /** Where a reader does what the section speaks of. */
  readonly links?: readonly { readonly href: string; readonly name: string }[]
}

/** A page of rules or promises, in sections, with the version that stands at its top. */
export interface Policy {
  readonly title: string
  readonly description: string
  readonly lead: string
  readonly version: string
  readonly sections: readonly PolicySection[]
}

/** A policy names the clinic and its addresses. */
export type PolicyByLanguage = Readonly<Record<Language, (brand: Brand) => Policy>>

export const policyCopy: Readonly<Record<Language, { readonly version: string }>> = {
  en: { version: 'Version {version}' },
  hi: { version: 'संस्करण {version}' },
}
