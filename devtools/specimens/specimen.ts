import type { ReactNode } from 'react'
import type { PageContext } from '@/model/page/pageContext'
import type { Language } from '@/model/page/language'

/** Context of a specimen: language and a page of the demonstration. */
export type Scene = {
  readonly language: Language
  readonly page: PageContext
}

/** A component in one state. */
export type SpecimenState = {
  readonly name: string
  readonly draw: (scene: Scene) => ReactNode
  /** Whether it appears once per page or floats: shown only when selected by name. */
  readonly isAlone?: boolean
}

/** Components (their files or folders in components/), each with the states in which the living page shows it. */
export type Specimens = Readonly<Record<string, readonly SpecimenState[]>>

/** A state of the table. */
export const state = (name: string, draw: SpecimenState['draw']): SpecimenState => ({ name, draw })

/** A state that is drawn where it was asked for by name. */
export const aloneState = (name: string, draw: SpecimenState['draw']): SpecimenState => ({
  name,
  draw,
  isAlone: true,
})
