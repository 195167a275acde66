import { leadFormCopy } from '@/content/copy/leadForm'
import type { FieldKey, FormValues } from '@/model/lead/formFields'
import { type LeadFormOptions, type LeadFormVariant, leadFormSpecFor } from '@/model/lead/leadForm'
import type { PageContext } from '@/model/page/pageContext'
import { buildLeadFormViewModel } from './buildLeadFormViewModel'
import { catalogueOptions } from './catalogueOptions'
import { DOCK_ROOM, LeadFormRoot } from './LeadForm.styles'
import { withPresets } from './pagePresets'
import { LeadFormClient } from './LeadFormClient'
import { withoutLists } from './withoutLists'
import type { LeadFormLayout, LeadFormViewModel } from './leadFormViewModel'

export type LeadFormProps = {
  readonly page: PageContext
  /** Default: the page type's (docs/map.md). */
  readonly variant?: LeadFormVariant
  readonly options?: LeadFormOptions
  /** Anchor of the form; one a page, unless a page shows several forms. */
  readonly id?: string
  /** Of a page that shows several forms, each but the first. */
  readonly isBesideAnother?: boolean
  readonly heading?: string
  readonly headingLevel?: 1 | 2 | 3
  readonly description?: string
  /** The page's own list of fields (page props, leadFormKeys). */
  readonly leadFormKeys?: readonly FieldKey[]
  /** The page's own requirements (page props, formRequirements). */
  readonly formRequirements?: Partial<Record<FieldKey, boolean>>
  /** Default: the variant's. */
  readonly layout?: LeadFormLayout
  /** Opened in a new tab once the lead is stored (page props, successRedirection). */
  readonly redirect?: string
  /** Numbers of this page; default the brand's. */
  readonly phone?: string
  readonly whatsapp?: string
  /** A refused plain form: what was typed, and what is wrong with it. */
  readonly values?: FormValues
  readonly whatsappConsent?: boolean
  readonly refused?: LeadFormViewModel['refused']
}

/**
 * The lead form as a Server Component: a plain HTML form that works by itself, which the machine's form takes over at
 * the first touch (docs/decisions/0004). Nothing on a page that switches its form off.
 */
export function LeadForm(props: LeadFormProps) {
  const {
    page,
    variant,
    options,
    leadFormKeys,
    formRequirements,
    id = 'enquiry',
    isBesideAnother,
    ...rest
  } = props
  if (page.isFormEnabled === false) return null
  const messages = leadFormCopy[page.language]
  const lists = catalogueOptions(page.language, page.path, { isBesideAnother })
  const configured = { options, leadFormKeys, formRequirements }
  const viewModel = buildLeadFormViewModel({
    ...rest,
    id,
    spec: leadFormSpecFor({
      ...configured,
      options: withPresets(page, options),
      pageType: page.pageType,
      path: page.path,
      variant,
      hasHospitals: true,
    }),
    page,
    messages,
    options: lists,
    heading: options?.heading === false ? '' : (rest.heading ?? options?.header),
    description: rest.description ?? options?.label,
    submitTitle: options?.submitTitle,
    background: options?.background,
    redirect: rest.redirect ?? options?.redirect,
    configured: Object.values(configured).some(Boolean) ? configured : undefined,
  })
  return (
    <LeadFormRoot
      $layout={viewModel.layout}
      style={viewModel.background ? { background: viewModel.background } : undefined}
    >
      {viewModel.layout === 'docked' && (
        <style href="dock-room" precedence="element">
          {DOCK_ROOM}
        </style>
      )}
      <LeadFormClient viewModel={{ ...viewModel, fields: withoutLists(viewModel.fields, lists) }} />
    </LeadFormRoot>
  )
}
