'use client'

import { useEffect, useState } from 'react'
import { buildLeadFormViewModel, type FieldOptions } from '@/components/forms/LeadForm/buildLeadFormViewModel'
import { LeadFormClient } from '@/components/forms/LeadForm/LeadFormClient'
import { leadFormCopy } from '@/content/copy/leadForm'
import { type LeadFormConfiguration, leadFormSpecFor } from '@/model/lead/leadForm'
import { fetchFieldOptions } from './leadFormContent.actors'
import type { ModalContentProps } from './modalContent'
import { MODAL_FORM_ID, type ModalsViewModel } from './modalsViewModel'

/** What the form asks: the page's fields, and the insurance where the opening link asks for it. */
function configurationOf({ page, options }: ModalsViewModel, asksInsurance: boolean): LeadFormConfiguration {
  const { fields } = leadFormSpecFor({ pageType: page.pageType, path: page.path, options })
  const keys = fields.map((field) => field.key)
  return asksInsurance && !keys.includes('insuranceType')
    ? { options, leadFormKeys: [...keys, 'insuranceType'] }
    : { options }
}

/** The lists with no other treatments than these, where a page limits them. */
const onlyTreatments = (lists: FieldOptions, names: readonly string[] | undefined): FieldOptions =>
  names && lists.treatment
    ? { ...lists, treatment: lists.treatment.filter(({ value }) => names.includes(value)) }
    : lists

/** The lead form in the modal: it waits for the option lists, so that no list changes under a finger. */
export function LeadFormContent({ viewModel: modals, asks }: ModalContentProps) {
  const { page, options, phone, whatsapp, treatmentNames } = modals
  const [lists, setLists] = useState<FieldOptions | null>(null)
  useEffect(() => {
    let wanted = true
    const spec = leadFormSpecFor({ pageType: page.pageType, path: page.path, options })
    void fetchFieldOptions(
      spec.fields.map((field) => field.key),
      page.language,
    ).then((found) => wanted && setLists(onlyTreatments(found, treatmentNames)))
    return () => {
      wanted = false
    }
  }, [page, options, treatmentNames])

  if (!lists) return null
  const messages = leadFormCopy[page.language]
  const configured = configurationOf(modals, asks === 'insurance')
  const spec = leadFormSpecFor({ pageType: page.pageType, path: page.path, ...configured })
  const viewModel = buildLeadFormViewModel({
    id: MODAL_FORM_ID,
    spec,
    page,
    messages,
    options: lists,
    layout: 'modal',
    heading: '',
    // The cost page shows its own figures above: the description is left out there (specification, section 2).
    description: page.pageType === 'costpage' ? '' : (options?.label ?? messages.form.description),
    submitTitle: options?.submitTitle,
    redirect: options?.redirect,
    configured: configured.leadFormKeys || options ? configured : undefined,
    phone,
    whatsapp,
  })
  return <LeadFormClient viewModel={viewModel} isOpened />
}
