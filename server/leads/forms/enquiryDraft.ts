import 'server-only'
import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { leadFormCopy } from '@/content/copy/leadForm'
import type { Failure } from '@/model/failure'
import { type FieldKey, isFieldKey } from '@/model/lead/formFields'
import type { FieldErrors } from '@/model/lead/validation'
import { readFormDraft, saveFormDraft } from '@/server/leads/intake/formDraft'
import { type Enquiry, readEnquiry } from './enquiryForm'

/** A plain form that was not taken: what was typed, and what is wrong with it, in words. */
export type RefusedEnquiry = Enquiry & {
  readonly errors: Readonly<Partial<Record<FieldKey, string>>>
  readonly notice: string
  /** Whether the form itself was right and only could not be taken. */
  readonly isFailure: boolean
}

const Draft = t.type({ form: t.string, errors: t.record(t.string, t.string), failure: t.string })

/** Keeps a form that was not taken, as it was posted. @returns the draft's id */
export const saveEnquiryDraft = (
  form: URLSearchParams,
  errors: FieldErrors,
  failure: Failure['kind'],
): Promise<string> => saveFormDraft({ form: form.toString(), errors, failure })

/** The draft of an id in the words of its page's language; undefined when it is unknown or has expired. */
export async function readEnquiryDraft(id: string): Promise<RefusedEnquiry | undefined> {
  const draft = Draft.decode(await readFormDraft(id))
  if (!isRight(draft)) return undefined
  const enquiry = readEnquiry(new URLSearchParams(draft.right.form))
  const { validation, failure } = leadFormCopy[enquiry.page.language]
  // What was stored are our own codes; one that a newer release no longer knows says nothing.
  const copy = new Map(Object.entries(validation))
  const errors = Object.entries(draft.right.errors).flatMap(([key, code]) => {
    const text = copy.get(code)
    return isFieldKey(key) && text ? [[key, text] as const] : []
  })
  const kinds = new Map(Object.entries(failure))
  const isFailure = draft.right.failure !== 'invalid'
  const notice = kinds.get(draft.right.failure) ?? failure.server
  return {
    ...enquiry,
    errors: Object.fromEntries(errors),
    notice: isFailure ? `${notice} ${failure.valuesKept}` : notice,
    isFailure,
  }
}
