import type { Language } from '@/model/page/language'
import type { AnyStateMachine, StateValueFrom } from 'xstate'

/**
 * What a state shows beside the states around it, in both languages, the words in the same order. A text in brackets
 * stands there only at times (an error of a field, the reason of a failure); a slash parts texts of which one is shown.
 */
export type ShownCopy = Readonly<Record<Language, readonly string[]>>

/** The paths of a machine's states: `idle`, `idle.invalid`. */
type StatePath<Value> = Value extends string
  ? Value
  : { [Name in keyof Value & string]: Name | `${Name}.${StatePath<Value[Name]>}` }[keyof Value & string]

/** What each state of a machine shows, by the state's path without the machine's name. */
export type CopyByState<Machine extends AnyStateMachine> = Readonly<
  Record<StatePath<StateValueFrom<Machine>>, ShownCopy>
>

/** Words that are looked up for each language. */
export const shown = (copy: (language: Language) => readonly string[]): ShownCopy => ({
  en: copy('en'),
  hi: copy('hi'),
})

/** A state that shows nothing of its own: it passes at once, the page has gone on, or what is around it says everything. */
export const NOTHING: ShownCopy = { en: [], hi: [] }

/** Texts that are shown only at times, one of them. */
export const perhaps = (...texts: readonly string[]): string => `[${[...new Set(texts)].join(' / ')}]`
