import * as t from 'io-ts'
import { decoded } from '@/model/decoded'
import { isValidMobile } from '@/model/lead/mobile'
import { oneOf } from '@/model/oneOf'
import { ALL_OF_INDIA_ID } from '@/model/account/visitorMarks'
import { OTHER_ID, OTHER_NAME } from '@/model/catalogue/optionLists'
import { VISIT_LIMIT_MS } from './tracking'

const LONGEST = 200
const isLine = (text: unknown): text is string =>
  typeof text === 'string' && text !== '' && text.length <= LONGEST && !/[\u0000-\u001f\u007f]/.test(text)
const Line = new t.Type<string>(
  'Line',
  isLine,
  (input, context) => (isLine(input) ? t.success(input) : t.failure(input, context)),
  t.identity,
)

/** What a visitor can be looking for; a treatment and a condition exclude each other once one was chosen. */
const VISIT_TOPICS = ['city', 'treatment', 'condition', 'doctor', 'hospital'] as const
export type VisitTopic = (typeof VISIT_TOPICS)[number]

const Thing = t.intersection([
  t.strict({ value: Line }),
  t.exact(
    t.partial({
      /** What the page that named it calls it, in that page's language. */
      name: Line,
      /** Of a city. */
      id: t.number,
    }),
  ),
])
/** One thing of the catalogue, as a form's choice holds it: a doctor and a hospital by their ids, all else by English name. */
export type VisitThing = Readonly<t.TypeOf<typeof Thing>>

/** What a page is about. */
export type VisitTopics = Readonly<Partial<Record<VisitTopic, VisitThing>>>

/** With who has said it: the visitor, a page that he opened, or his account. */
const KnownThing = t.intersection([Thing, t.strict({ from: oneOf(['chosen', 'page', 'account']) })])

const Topics = t.exact(
  // Object.fromEntries forgets its keys: they are the topics.
  t.partial(
    Object.fromEntries(VISIT_TOPICS.map((topic) => [topic, KnownThing])) as Record<
      VisitTopic,
      typeof KnownThing
    >,
  ),
)
/** What a visitor is looking for, as far as this visit has told. */
export type VisitContext = Readonly<t.TypeOf<typeof Topics>>

const Contact = t.strict({ name: t.string, mobile: Line, countryCode: Line })
/** What the visitor has typed into a form about himself. */
export type VisitContact = Readonly<t.TypeOf<typeof Contact>>

/** All that is known of a visit. */
export type KnownVisit = { readonly topics: VisitContext; readonly contact: VisitContact | null }

export const NOTHING_KNOWN: KnownVisit = { topics: {}, contact: null }

export const isNothingKnown = ({ topics, contact }: KnownVisit): boolean =>
  contact === null && Object.keys(topics).length === 0

/** Visit context stored in the tab: topics, time, and whether a user was logged in. */
const Kept = t.strict({
  topics: Topics,
  contact: t.union([Contact, t.null]),
  seenAt: t.number,
  isSignedIn: t.boolean,
})

/** Whether a name and a number are worth keeping: a number that can be called. */
export const isContact = ({ name, mobile, countryCode }: VisitContact): boolean =>
  (name === '' || isLine(name)) && isLine(mobile) && isLine(countryCode) && isValidMobile(mobile, countryCode)

/**
 * What was kept, if it is of this visit: not after half an hour without a page, and not from before a logout. Anything
 * that is no kept visit, or only in part, is nothing.
 */
export function readKeptVisit(
  stored: unknown,
  { now, isSignedIn }: { readonly now: number; readonly isSignedIn: boolean },
): KnownVisit | null {
  const kept = decoded(Kept, stored)
  if (!kept) return null
  const { topics, contact, seenAt, isSignedIn: wasSignedIn } = kept
  const age = now - seenAt
  if (!(age >= 0 && age <= VISIT_LIMIT_MS) || (wasSignedIn && !isSignedIn)) return null
  return { topics, contact: contact && isContact(contact) ? contact : null }
}

const isEverywhere = ({ id }: VisitThing): boolean => id === ALL_OF_INDIA_ID

/** Whether a choice names something: 'Other', all of India and an empty one do not. */
export const isNamed = (thing: VisitThing): boolean =>
  isLine(thing.value) &&
  thing.value !== OTHER_NAME &&
  thing.value !== String(OTHER_ID) &&
  !isEverywhere(thing)

const without = (topics: VisitContext, ...left: readonly VisitTopic[]): VisitContext =>
  Object.fromEntries(Object.entries(topics).filter(([topic]) => !left.some((one) => one === topic)))

/** Treatment and condition are two words for one matter. */
const replacedBy = (topic: VisitTopic): readonly VisitTopic[] =>
  topic === 'treatment' || topic === 'condition' ? ['treatment', 'condition'] : [topic]

/** Topics bound to one city; they do not carry over to another. */
const PLACES = ['doctor', 'hospital'] as const satisfies readonly VisitTopic[]

/**
 * After a choice of the visitor, which holds until he chooses otherwise; one that names nothing takes the topic back. Another
 * city leaves the doctor and the hospital of the pages before.
 */
export function afterChoice(topics: VisitContext, topic: VisitTopic, thing: VisitThing): VisitContext {
  const isElsewhere =
    topic === 'city' && topics.city !== undefined && topics.city.value !== thing.value && !isEverywhere(thing)
  const ofPages = PLACES.filter((place) => isElsewhere && topics[place]?.from === 'page')
  const rest = without(topics, ...replacedBy(topic), ...ofPages)
  return isNamed(thing) ? { ...rest, [topic]: { ...thing, from: 'chosen' } } : rest
}

/** Adds the account's city, unless a city is known already. */
export const afterAccount = (topics: VisitContext, city: VisitThing): VisitContext =>
  topics.city || !isNamed(city) ? topics : { ...topics, city: { ...city, from: 'account' } }

/**
 * Visit context after a page view. The page's subject replaces the former one, except a chosen city. A page about
 * another doctor drops what the visitor came with. A doctor or hospital outside the chosen city affects its own page
 * only.
 */
export function afterPage(topics: VisitContext, page: VisitTopics): VisitContext {
  const chosen = topics.city?.from === 'chosen' ? topics.city : undefined
  const isElsewhere = chosen !== undefined && page.city !== undefined && page.city.value !== chosen.value
  const left: readonly VisitTopic[] = [...(chosen ? ['city' as const] : []), ...(isElsewhere ? PLACES : [])]
  const about = VISIT_TOPICS.filter((topic) => page[topic] && !left.includes(topic))
  const added = about.flatMap((topic) => {
    const thing = page[topic]
    return thing ? [[topic, { ...thing, from: 'page' as const }]] : []
  })
  return { ...without(topics, ...about.flatMap(replacedBy)), ...Object.fromEntries(added) }
}
