import * as t from 'io-ts'
import { FieldKeyCodec, FieldSwitches, LeadFormOptions } from '@/model/lead/leadForm'
import { pageTypeOf } from '@/model/page/pageTypes'
import type { KindDescriptor } from './kind'
import {
  OutsideId,
  PageTypeName,
  PhoneNumber,
  RowLanguage,
  Tier,
  WebAddress,
  WhatsAppNumber,
  Words,
} from './primitives'

/** What a clinic sets on a page (specification, section 3, page props). */
export const PageProps = t.readonly(
  t.partial({
    tier: Tier,
    FormTitle: Words,
    modalTitle: Words,
    /** Whether the modal is docked at the bottom of wide screens. */
    isModalDocked: t.boolean,
    /** Opened in a new tab after a successful lead. */
    successRedirection: WebAddress,
    VendorId: OutsideId,
    LeadType: Words,
    formRequirements: FieldSwitches,
    leadFormKeys: t.readonlyArray(FieldKeyCodec, 'a list of form fields'),
    /** Lead form options of the page's form and of the modal (specification, section 3). */
    options: LeadFormOptions,
    /** The number of the page's call buttons, in place of the header's. */
    floatingCallNo: PhoneNumber,
    WhatsAppNumber,
    whatsAppMessage: Words,
    isCallEnabled: t.boolean,
    isWhatsAppEnabled: t.boolean,
    isFormEnabled: t.boolean,
  }),
  'PageProps',
)
export type PageProps = t.TypeOf<typeof PageProps>

/** Page props of all pages of a type, or of one page. */
export const PageSettings = t.readonly(
  t.intersection([
    /** Without a language the row holds for English and Hindi pages. */
    t.partial({ pageType: PageTypeName, language: RowLanguage, path: Words }),
    PageProps,
  ]),
  'PageSettings',
)
export type PageSettings = t.TypeOf<typeof PageSettings>

const keyOf = ({ path, pageType, language }: PageSettings): string =>
  path ?? [pageType, language].filter((part) => part !== undefined).join('/')

export const pages: KindDescriptor<PageSettings> = {
  codec: PageSettings,
  columns: { first: ['pageType', 'language', 'path', 'tier'], last: [] },
  keyOf,
  faultsOf: (row) => [
    ...((row.pageType === undefined) === (row.path === undefined)
      ? [{ field: 'pageType', message: 'expected either a pageType or a path' }]
      : []),
    ...(row.options?.redirect !== undefined && !WebAddress.is(row.options.redirect)
      ? [{ field: 'options.redirect', message: 'expected an address that starts with https://' }]
      : []),
    ...(row.path !== undefined && pageTypeOf(row.path).pageType === 'Error'
      ? [{ field: 'path', message: 'expected the path of a page, such as /contact-us' }]
      : []),
  ],
}

type Page = { readonly pageType: string; readonly path: string; readonly language: string }

/** What is set on a page: its type's settings, those of its type in its language over them, its own over both. */
export function pagePropsOf(page: Page, rows: readonly PageSettings[]): PageProps {
  const fits = (row: PageSettings) =>
    row.path === undefined
      ? row.pageType === page.pageType && (row.language ?? page.language) === page.language
      : row.path === page.path
  const rank = ({ path, language }: PageSettings) =>
    (path === undefined ? 0 : 2) + (language === undefined ? 0 : 1)
  const [...fitting] = rows.filter(fits).sort((one, other) => rank(one) - rank(other))
  const {
    pageType: _type,
    path: _path,
    language: _language,
    ...props
  }: PageSettings = Object.assign({}, ...fitting)
  return props
}
