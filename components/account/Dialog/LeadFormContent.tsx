'use client'

import { useEffect, useMemo, useState } from 'react'
import { buildLeadFormViewModel, type OptionLists } from '@/components/forms/LeadForm/buildLeadFormViewModel'
import { LeadFormClient } from '@/components/forms/LeadForm/LeadFormClient'
import { leadFormCopy } from '@/content/copy/leadForm'
import { leadFormSpecFor } from '@/model/lead/leadForm'
import { fetchFieldOptions } from './leadFormContent.calls'
import type { ModalContentProps } from './modalsViewModel'

/** The lists with no other treatments than these, where a page limits them. */
const onlyTreatments = (lists: OptionLists, names: readonly string[] | undefined): OptionLists =>
  names && lists.treatment
    ? { ...lists, treatment: lists.treatment.filter(({ value }) => names.includes(value)) }
    : lists

/** The lead form in the modal: it waits for the option lists, so that no list changes under a finger. */
export function LeadFormContent({
  viewModel: { page, numbers, treatmentNames, configured },
}: ModalContentProps) {
  const [lists, setLists] = useState<OptionLists | null>(null)
  const spec = useMemo(
    () => leadFormSpecFor({ pageType: page.pageType, path: page.path, ...configured }),
    [page, configured],
  )
  useEffect(() => {
    let wanted = true
    void fetchFieldOptions(
      spec.fields.map((field) => field.key),
      page.language,
      page.departmentId,
    ).then((found) => wanted && setLists(onlyTreatments(found, treatmentNames)))
    return () => {
      wanted = false
    }
  }, [spec, page, treatmentNames])

  if (!lists) return null
  const copy = leadFormCopy[page.language]
  const { options } = configured
  const viewModel = buildLeadFormViewModel({
    id: 'lead-modal-form',
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
    configured,
    numbers,
  })
  return <LeadFormClient viewModel={viewModel} isOpened />
}
