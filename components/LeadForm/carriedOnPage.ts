import { type Carried, readCarried } from '@/model/carried'

/** What the calculators of the page found, for any form on it, the modal's included. */
export const carriedOnPage = (): Carried =>
  readCarried(
    (name) => document.querySelector<HTMLInputElement>(`input[type="hidden"][name="${name}"]`)?.value,
  )
