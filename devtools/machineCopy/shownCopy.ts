import type { Language } from '@/model/page/language'
import type { AnyStateMachine, StateValueFrom } from 'xstate'

/**
 * Texts a state shows, different from neighbouring states, in both languages and the same order. Text in brackets
 * appears only sometimes (a field's error, a failure reason); slashes separate alternatives.
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
export const noText: ShownCopy = { en: [], hi: [] }

/** Texts that are shown only at times, one of them. */
export const optionalTexts = (...texts: readonly string[]): string => `[${[...new Set(texts)].join(' / ')}]`
