/** What staff choose a place from: doctors, and the free places of the chosen one. */
export interface DeskPlaces {
  readonly doctors: readonly { readonly slug: string; readonly name: string }[]
  /** Slug of the chosen one; '' for none. */
  readonly doctor: string
  /** Earliest first. */
  readonly places: readonly { readonly id: string; readonly words: string }[]
}
