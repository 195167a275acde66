/** Words changed one at a time: what a state shows, and what people call what happens. */
import type { MachineCopy } from '@/devtools/machineCopy/machineCopy'
import type { AnyTestModel } from '@/devtools/proof/testModel'

/** The words of a machine as its page in docs/charts tells them. */
export type Described = { readonly words: MachineCopy; readonly testModel: AnyTestModel }

export type CopyMutant = { readonly name: string; readonly apply: (described: Described) => Described }

const LANGUAGES = ['en', 'hi'] as const

/** The same list with one entry become something else. */
const replaced = <One>(all: readonly One[], at: number, become: (old: One) => One): One[] =>
  all.map((one, index) => (index === at ? become(one) : one))

const shownMutants = (words: MachineCopy): CopyMutant[] =>
  Object.entries(words).flatMap(([state, shown]) =>
    LANGUAGES.flatMap((language) =>
      (shown?.[language] ?? []).map((word, index): CopyMutant => ({
        name: `${state} shows something else than “${word}” (${language})`,
        apply: (described) => ({
          ...described,
          words: {
            ...described.words,
            ...(shown && {
              [state]: { ...shown, [language]: replaced(shown[language], index, (old) => `${old}!`) },
            }),
          },
        }),
      })),
    ),
  )

const eventMutants = ({ events }: AnyTestModel): CopyMutant[] =>
  events.map(({ event, label }, index) => ({
    name: `${event.type} is called otherwise than “${label}”`,
    apply: (described) => ({
      ...described,
      testModel: {
        ...described.testModel,
        events: replaced(events, index, (old) => ({ ...old, label: `does not: ${label}` })),
      },
    }),
  }))

const outcomeMutants = ({ outcomes = {} }: AnyTestModel): CopyMutant[] =>
  Object.entries(outcomes).flatMap(([actor, ends]) =>
    ends.map(({ label }, index) => ({
      name: `an end of ${actor} is called otherwise than “${label}”`,
      apply: (described) => ({
        ...described,
        testModel: {
          ...described.testModel,
          outcomes: {
            ...outcomes,
            [actor]: replaced(ends, index, (old) => ({ ...old, label: `not: ${label}` })),
          },
        },
      }),
    })),
  )

/** Every word of a machine's page changed, one at a time. */
export const copyMutantsOf = ({ words, testModel }: Described): CopyMutant[] => [
  ...shownMutants(words),
  ...eventMutants(testModel),
  ...outcomeMutants(testModel),
]
