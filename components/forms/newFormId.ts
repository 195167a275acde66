/** An unguessable name for one form's life: its idempotency keys are made of it. */
export const newFormId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
