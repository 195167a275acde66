import * as t from 'io-ts'
import { OpeningHours } from '@/model/catalogue/primitives'
import { assignRuleOf } from './assignRules'
import { OWN_REASONS } from './followUp'

const checked = <A, I>(codec: t.Type<A, A, I>, name: string, fits: (value: A) => boolean, expected: string) =>
  new t.Type<A, A, I>(
    name,
    (value): value is A => codec.is(value) && fits(value),
    (input, context) => {
      const read = codec.validate(input, context)
      return read._tag === 'Left' || fits(read.right) ? read : t.failure(input, context, expected)
    },
    t.identity,
  )

const text = (max: number) =>
  checked(
    t.string,
    `a text of 1 to ${max} characters`,
    (value) => value.trim() !== '' && value.length <= max && !/[^\P{Cc}\n]/u.test(value),
    `expected a text of 1 to ${max} characters`,
  )

const whole = (from: number, to: number) =>
  checked(
    t.number,
    `a whole number from ${from} to ${to}`,
    (value) => Number.isInteger(value) && value >= from && value <= to,
    `expected a whole number from ${from} to ${to}`,
  )

/** Id of a list row in events and addresses. */
const Id = checked(
  t.string,
  'Id',
  (value) => /^[a-z][a-zA-Z0-9]{0,39}$/.test(value),
  'expected letters and digits, such as tooFar',
)

const Choice = t.readonly(t.strict({ id: Id, label: text(80) }))

const idsDiffer = (rows: readonly { readonly id: string }[]) =>
  new Set(rows.map(({ id }) => id)).size === rows.length

const MOST_CHOICES = 30

/** One rule of assigning. */
const AssignLine = checked(
  t.string,
  'AssignLine',
  (line) => assignRuleOf(line) !== undefined,
  'expected conditions, a colon and names, such as city Pune; language hi: Meera Nair, Ravi Kumar',
)

const choices = <Row extends { readonly id: string }>(row: t.Type<Row, Row, unknown>, least: number) =>
  checked<readonly Row[], unknown>(
    t.readonlyArray(row),
    'a list',
    (rows) => rows.length >= least && rows.length <= MOST_CHOICES && idsDiffer(rows),
    `expected ${least} to ${MOST_CHOICES} rows`,
  )

const isOwnReason = (id: string) => OWN_REASONS.some((own) => own === id)

/** Placeholders of a WhatsApp text about the lead's appointment; a text with one is offered where there is an appointment. */
export const APPOINTMENT_FIELDS = ['doctor', 'date', 'time', 'place'] as const

/** Placeholders of a WhatsApp text, each in braces: `{name}`. */
export const TEMPLATE_FIELDS = ['name', 'treatment', 'city', 'clinic', ...APPOINTMENT_FIELDS] as const

/** Names of the placeholders in a text, also of unknown ones. */
export const placeholdersOf = (value: string): readonly string[] =>
  Array.from(value.matchAll(/\{(\w*)\}/g), ([, name = '']) => name)

const TemplateText = checked(
  text(1000),
  'TemplateText',
  (value) => placeholdersOf(value).every((name) => TEMPLATE_FIELDS.some((known) => known === name)),
  `expected no other fields than ${TEMPLATE_FIELDS.map((name) => `{${name}}`).join(', ')}`,
)

const Template = t.readonly(
  t.exact(
    t.intersection([
      t.type({ id: Id, label: text(80), text: TemplateText }),
      /** In Hindi, for patients who use the Hindi pages; absent: they get the English text. */
      t.partial({ textHi: TemplateText }),
    ]),
  ),
)

/** How the desk works; the clinic's managers change it at the desk. */
export const DeskSettings = t.readonly(
  t.exact(
    t.intersection([
      t.type({
        /** Why a lead is lost; beside them the desk gives its own (OWN_REASONS). */
        lostReasons: checked(
          choices(Choice, 1),
          'lostReasons',
          (rows) => !rows.some(({ id }) => isOwnReason(id)),
          `expected other ids than the desk's own: ${OWN_REASONS.join(', ')}`,
        ),
        /** Why a lost lead, or one that has visited, is opened again. */
        reopenReasons: choices(Choice, 1),
        /** Why a merge is undone. */
        unmergeReasons: choices(Choice, 1),
        /** When leads are called, such as `Mo-Sa 09:00-20:00`; empty: as the catalogue's brand says. */
        openingHours: checked(
          t.readonlyArray(OpeningHours),
          'openingHours',
          (rows) => rows.length <= 14,
          'expected at most 14 lines of hours',
        ),
        /** A lead that is not called within so many minutes of the opening hours is late. */
        firstCallMinutes: whole(1, 7 * 24 * 60),
        /** A claim that is silent for so many minutes lapses. */
        claimMinutes: whole(1, 8 * 60),
        /** Unanswered calls after which a lead is lost. */
        attempts: whole(1, 20),
        /** Minutes between an unanswered call and the next, within opening hours. */
        retryMinutes: whole(1, 7 * 24 * 60),
        /** Texts that a WhatsApp conversation begins with. */
        templates: choices(Template, 0),
      }),
      t.partial({
        /** To whom new leads go, first line that fits (model/desk/assignRules.ts); absent or empty: to nobody. */
        assignRules: checked(
          t.readonlyArray(AssignLine),
          'assignRules',
          (rows) => rows.length <= MOST_CHOICES,
          `expected at most ${MOST_CHOICES} rules`,
        ),
      }),
    ]),
  ),
  'DeskSettings',
)
export type DeskSettings = t.TypeOf<typeof DeskSettings>

/** The stored settings and values derived from them. */
export interface StoredSettings {
  /** Counts the changes; a change names the version that it was made from. */
  readonly version: number
  readonly settings: DeskSettings
  /** The hours that hold: the settings', else the catalogue's; empty: always open. */
  readonly openingHours: readonly string[]
  readonly timeZone: string
}
