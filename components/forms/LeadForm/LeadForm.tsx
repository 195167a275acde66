import { Island } from '@/components/layout/islands/Island'
import { leadFormCopy } from '@/content/copy/leadForm'
import type { FieldKey, FormValues } from '@/model/lead/formFields'
import { type LeadFormOptions, leadFormSpecFor } from '@/model/lead/leadForm'
import type { LeadFormVariant } from '@/model/page/pageTypes'
import type { PageProps } from '@/model/catalogue/pageSettings'
import { pageNumbers, pageProps, withPageProps } from '@/content/brand'
import type { PageContext } from '@/model/page/pageContext'
import { buildLeadFormViewModel } from './buildLeadFormViewModel'
import { formOptions, withPresets } from './formOptions'
import { DOCK_ROOM, LeadFormRoot } from './LeadForm.styles'
import { LeadFormClient } from './LeadFormClient'
import { withoutTexts } from './optionLists'
import type { LeadFormLayout, LeadFormViewModel } from './leadFormViewModel'

type LeadFormProps = {
  readonly page: PageContext
  /** Default: the page type's (docs/map.md). */
  readonly variant?: LeadFormVariant
  readonly options?: LeadFormOptions
  /** Anchor; unique on a page. */
  readonly id?: string
  /** Any form of a page but the first. */
  readonly isBesideAnother?: boolean
  /** Starts with the short list of cities and loads the rest at the first touch. */
  readonly fetchesCities?: boolean
  readonly heading?: string
  readonly headingLevel?: 1 | 2 | 3
  readonly description?: string
  /** Page props, leadFormKeys. */
  readonly leadFormKeys?: readonly FieldKey[]
  /** Page props, formRequirements. */
  readonly formRequirements?: Partial<Record<FieldKey, boolean>>
  /** Default: the variant's. */
  readonly layout?: LeadFormLayout
  /** A refused plain form: values and errors. */
  readonly values?: FormValues
  readonly whatsappConsent?: boolean
  readonly refused?: LeadFormViewModel['refused']
}

/**
 * The lead form: plain HTML, taken over by its machine at the first touch (docs/decisions/0004). Nothing if the
 * page switches it off.
 */
export function LeadForm(props: LeadFormProps) {
  const { page: given, variant, id = 'enquiry', isBesideAnother, fetchesCities, ...rest } = props
  const page = withPageProps(given)
  const set = pageProps(page)
  // The page's settings apply to its first form only.
  const own: PageProps = isBesideAnother ? {} : set
  const options = own.options ? { ...rest.options, ...own.options } : rest.options
  if (page.isFormEnabled === false) return null
  const copy = leadFormCopy[page.language]
  const lists = formOptions(page.language, page.path, {
    hasShortCities: isBesideAnother || fetchesCities,
    departmentId: page.departmentId,
  })
  const configured = {
    options,
    leadFormKeys: own.leadFormKeys ?? rest.leadFormKeys,
    formRequirements: own.formRequirements ?? rest.formRequirements,
  }
  const viewModel = buildLeadFormViewModel({
    ...rest,
    id,
    spec: leadFormSpecFor({
      ...configured,
      options: withPresets(page, options),
      pageType: page.pageType,
      leadType: page.leadType,
      path: page.path,
      variant,
      hasHospitals: true,
    }),
    page,
    numbers: pageNumbers(page),
    copy,
    options: lists,
    heading:
      options?.heading === false
        ? ''
        : (own.FormTitle ?? own.options?.header ?? rest.heading ?? options?.header),
    description: own.options?.label ?? rest.description ?? options?.label,
    submitTitle: options?.submitTitle,
    background: options?.background,
    redirect: options?.redirect ?? set.successRedirection,
    configured,
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
      <Island
        name="leadForm"
        of={LeadFormClient}
        props={{ viewModel, fetchesCities }}
        sent={{
          fetchesCities,
          viewModel: { ...viewModel, hidden: undefined, fields: withoutTexts(viewModel.fields) },
        }}
      />
    </LeadFormRoot>
  )
}
