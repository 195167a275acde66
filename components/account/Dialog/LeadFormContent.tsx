'use client'

import { useEffect, useState } from 'react'
import { buildLeadFormViewModel, type OptionLists } from '@/components/forms/LeadForm/buildLeadFormViewModel'
import { LeadFormClient } from '@/components/forms/LeadForm/LeadFormClient'
import { leadFormCopy } from '@/content/copy/leadForm'
import { leadFormSpecFor } from '@/model/lead/leadForm'
import { fetchFieldOptions } from './leadFormContent.actors'
import { MODAL_FORM_ID, type ModalContentProps } from './modalsViewModel'

/** The lists with no other treatments than these, where a page limits them. */
const onlyTreatments = (lists: OptionLists, names: readonly string[] | undefined): OptionLists =>
  names && lists.treatment
    ? { ...lists, treatment: lists.treatment.filter(({ value }) => names.includes(value)) }
    : lists

/** The lead form in the modal: it waits for the option lists, so that no list changes under a finger. */
export function LeadFormContent({ viewModel: modals }: ModalContentProps) {
  const { page, numbers, treatmentNames } = modals
  const [lists, setLists] = useState<OptionLists | null>(null)
  useEffect(() => {
    let wanted = true
    const spec = leadFormSpecFor({ pageType: page.pageType, path: page.path, ...modals.configured })
    void fetchFieldOptions(
      spec.fields.map((field) => field.key),
      page.language,
    ).then((found) => wanted && setLists(onlyTreatments(found, treatmentNames)))
    return () => {
      wanted = false
    }
  }, [page, modals.configured, treatmentNames])

  if (!lists) return null
  const copy = leadFormCopy[page.language]
  const { configured } = modals
  const { options } = configured
  const spec = leadFormSpecFor({ pageType: page.pageType, path: page.path, ...configured })
  const viewModel = buildLeadFormViewModel({
    id: MODAL_FORM_ID,
    spec,
    page,
    copy,
    options: lists,
    layout: 'modal',
    heading: '',
    // The cost page shows its own figures above: the description is left out there (specification, section 2).
    description: page.pageType === 'costpage' ? '' : (options?.label ?? copy.form.description),
    submitTitle: options?.submitTitle,
    redirect: options?.redirect,
    configured: Object.values(configured).some(Boolean) ? configured : undefined,
    numbers,
  })
  return <LeadFormClient viewModel={viewModel} isOpened />
}
