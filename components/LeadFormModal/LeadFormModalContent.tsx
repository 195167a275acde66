'use client'

import { useEffect, useState } from 'react'
import { buildLeadFormPlan, type FieldOptions } from '@/components/LeadForm/buildLeadFormPlan'
import { LeadFormLoader } from '@/components/LeadForm/LeadFormLoader'
import { messagesFor } from '@/content/messages/messagesFor'
import { leadFormSpecFor } from '@/model/leadForm'
import { fetchFieldOptions } from './LeadFormModalProvider'
import { MODAL_FORM_ID, type LeadFormModalSettings } from './leadFormModalPlan'

export type LeadFormModalContentProps = LeadFormModalSettings

/** The modal's form, once its code is there: it waits for the option lists, so that no list changes under a finger. */
export function LeadFormModalContent({ page, options, phone, whatsapp }: LeadFormModalContentProps) {
  const [lists, setLists] = useState<FieldOptions | null>(null)
  useEffect(() => {
    let wanted = true
    const spec = leadFormSpecFor({ pageType: page.pageType, path: page.path, options })
    void fetchFieldOptions(spec.fields.map((field) => field.key)).then((found) => wanted && setLists(found))
    return () => {
      wanted = false
    }
  }, [page, options])

  if (!lists) return <div className="loading" aria-busy="true" />
  const messages = messagesFor(page.language)
  const spec = leadFormSpecFor({ pageType: page.pageType, path: page.path, options })
  const plan = buildLeadFormPlan({
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
    configured: options && { options },
    phone,
    whatsapp,
  })
  return <LeadFormLoader plan={plan} eager />
}
