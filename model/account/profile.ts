import { personalText } from '@/model/plainText'
import { validateForm } from '@/model/lead/validation'

/** The fields of the edit profile modal. */
export const PROFILE_FIELDS = ['name', 'email'] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]

export type ProfileValues = Readonly<Record<ProfileField, string>>

const REQUIRED = PROFILE_FIELDS.map((key) => ({ key, required: true }))

/** The fields at fault: a name is needed, and an e-mail address of the standard pattern (specification, section 5). */
export function faultyProfileFields(values: ProfileValues): readonly ProfileField[] {
  const errors = validateForm({ fields: REQUIRED }, values)
  return PROFILE_FIELDS.filter((field) => errors[field])
}

/** What is stored: without the blanks around, and what disguises a text. */
export const cleanProfile = ({ name, email }: ProfileValues): ProfileValues => ({
  name: personalText(name),
  email: personalText(email),
})
