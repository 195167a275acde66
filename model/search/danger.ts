import type { Language } from '@/model/page/language'

/** Kinds of danger in a query, most urgent first. */
export const DANGER_KINDS = [
  'suicide',
  'sexualViolence',
  'childDanger',
  'domesticViolence',
  'choking',
  'snakebite',
  'allergy',
  'electricShock',
  'drowning',
  'acid',
  'burn',
  'gas',
  'poisoning',
  'heatStroke',
  'pregnancy',
  'newborn',
  'dehydration',
  'lowSugar',
  'highSugar',
  'seizure',
  'stroke',
  'heart',
  'breathing',
  'bleeding',
  'dengue',
  'injury',
  'meningitis',
  'unconscious',
  'bloodPressure',
  'anaemia',
  'abdomen',
  'testicle',
  'sight',
  'urine',
  'limb',
  'backNerve',
  'fever',
  'wound',
  'animalBite',
  'testResult',
  'help',
] as const
export type DangerKind = (typeof DANGER_KINDS)[number]

/** `now`: 112 before anything else; `today`: a doctor on this day, no ambulance. */
export const DANGER_LEVELS = ['now', 'today'] as const
export type DangerLevel = (typeof DANGER_LEVELS)[number]

/** A danger that words speak of. */
export type Danger = { readonly kind: DangerKind; readonly level: DangerLevel }

/** Emergency notice shown before all other answers, in one language. */
export type UrgentHelp = Danger & {
  readonly language: Language
  readonly title: string
  /** What to do at once: each kind has its own. */
  readonly first: string
  readonly body: string
  /** Whom to call, the most urgent first. */
  readonly calls: readonly { readonly number: string; readonly text: string }[]
}

/** Whether a life is in danger by one's own hand: then nothing is offered but a call. */
export const isCrisis = (danger: Danger | null | undefined): boolean => danger?.kind === 'suicide'
