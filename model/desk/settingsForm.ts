import { isLeft } from 'fp-ts/Either'
import type * as t from 'io-ts'
import { fieldsOf } from '@/model/catalogue/decodeRows'
import type { FormField, FormShape } from '@/model/catalogue/formShape'
import type { RowFault } from '@/model/catalogue/primitives'
import { rowFromForm, textOf } from '@/model/catalogue/rowForm'
import { fieldOf } from '@/model/fieldOf'
import { DeskSettings } from './deskSettings'
import { OWN_REASONS } from './followUp'

/*
 * Settings as plain form fields. Invalid values are returned as typed, with an error at their field. Rows keep hidden
 * ids, because events refer to them: renaming a reason keeps its history.
 */

/** The lists of reasons. */
export const REASON_LISTS = ['lostReasons', 'reopenReasons', 'unmergeReasons'] as const
/** The limits, in minutes but for `attempts`. */
export const LIMITS = ['firstCallMinutes', 'claimMinutes', 'attempts', 'retryMinutes'] as const
/** Lists that are typed as lines of one field. */
export const LINE_LISTS = ['openingHours', 'assignRules'] as const
export type SettingName = keyof DeskSettings

/** What a form may send at most: three lists of 30 reasons and 30 texts come nowhere near it. */
export const MOST_SETTING_FIELDS = 1000

const TEXT: FormShape = { type: 'text' }
const field = (
  name: SettingName | 'id' | 'label' | 'text' | 'textHi',
  shape: FormShape,
  isRequired = true,
): FormField => ({ name, shape, isRequired })
const listOf = (...fields: readonly FormField[]): FormShape => ({
  type: 'list',
  item: { type: 'object', fields },
})
const REASONS = listOf(field('id', TEXT), field('label', TEXT))

/** The fields of the form, in its order. */
export const SETTING_FIELDS: readonly FormField[] = [
  ...LIMITS.map((name) => field(name, { type: 'number' })),
  field('openingHours', { type: 'list', item: TEXT }),
  field('assignRules', { type: 'list', item: TEXT }),
  ...REASON_LISTS.map((name) => field(name, REASONS)),
  field(
    'templates',
    listOf(field('id', TEXT), field('label', TEXT), field('text', TEXT), field('textHi', TEXT, false)),
  ),
]

/** Settings as they were typed: they need not fit the rules. */
export type TypedSettings = Readonly<Record<string, unknown>>

const rowsOf = (settings: object, name: string): readonly unknown[] => {
  const rows = fieldOf(settings, name)
  return Array.isArray(rows) ? rows : []
}

const idOf = (row: unknown): string => textOf(fieldOf(row, 'id'))
const isFilled = (row: unknown): boolean =>
  ['label', 'text', 'textHi'].some((name) => textOf(fieldOf(row, name)) !== '')

/** What a new row is known by, from now on: its label in letters, such as `tooFar`. */
function newId(label: string, name: string, isTaken: (id: string) => boolean): string {
  const words = label.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const joined = words
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
  const base = /^[a-z]/.test(joined) ? joined.slice(0, 36) : name === 'templates' ? 'text' : 'reason'
  const ids = [base, ...Array.from({ length: 999 }, (_, at) => `${base}${at + 2}`)]
  return ids.find((id) => !isTaken(id)) ?? base
}

/** A list without the rows that were emptied, and with an id for each that is new. */
function withIds(rows: readonly unknown[], name: string): readonly object[] {
  const ids = new Set<string>([...rows.map(idOf), ...OWN_REASONS])
  return rows.filter(isFilled).map((row) => {
    const known = idOf(row)
    const id = known || newId(textOf(fieldOf(row, 'label')), name, (taken) => ids.has(taken))
    ids.add(id)
    return { ...(typeof row === 'object' ? row : {}), id }
  })
}

/** The settings that a form describes. */
export function settingsFromForm(form: URLSearchParams): TypedSettings {
  const typed = rowFromForm(SETTING_FIELDS, form, undefined)
  const lists = [...REASON_LISTS, 'templates'].map(
    (name) => [name, withIds(rowsOf(typed, name), name)] as const,
  )
  return { ...typed, ...Object.fromEntries(lists) }
}

function faultOf(error: t.ValidationError): RowFault {
  const { context, message } = error
  const keys = fieldsOf(error).map(({ key }) => key)
  return { field: keys.join('.'), message: message ?? `expected ${context.at(-1)?.type.name ?? ''}` }
}

const placeInForm = ({ field: place }: RowFault): number =>
  SETTING_FIELDS.findIndex(({ name }) => name === place.split('.', 1)[0])

/** What is wrong with settings as they were typed, in the form's order; the settings where nothing is. */
export function checkSettings(
  typed: TypedSettings,
): { readonly settings: DeskSettings } | { readonly faults: readonly RowFault[] } {
  const read = DeskSettings.decode(typed)
  if (!isLeft(read)) return { settings: read.right }
  return { faults: read.left.map(faultOf).sort((one, other) => placeInForm(one) - placeInForm(other)) }
}

/** One value of the settings that differs, by its place: `claimMinutes`, `lostReasons.tooFar`; '' where it is not there. */
export interface SettingChange {
  readonly name: SettingName
  readonly place: string
  readonly before: string
  readonly after: string
}

const isSettingName = (name: string): name is SettingName =>
  SETTING_FIELDS.some((known) => known.name === name)

/** All values by their places. */
function valuesOf(settings: object): ReadonlyMap<string, string> {
  const single = LIMITS.map((name) => [name, textOf(fieldOf(settings, name))] as const)
  const lines = LINE_LISTS.map((name) => [name, rowsOf(settings, name).map(textOf).join(', ')] as const)
  const rows = [...REASON_LISTS, 'templates'].flatMap((name) =>
    rowsOf(settings, name).map((row) => {
      const texts = ['label', 'text', 'textHi'].map((part) => textOf(fieldOf(row, part)))
      return [`${name}.${idOf(row)}`, texts.filter((text) => text !== '').join(': ')] as const
    }),
  )
  return new Map([...single, ...lines, ...rows])
}

/** In what settings differ, value by value. */
export function settingChanges(before: object, after: object): readonly SettingChange[] {
  const [old, now] = [valuesOf(before), valuesOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((place) => {
    const [was, is] = [old.get(place) ?? '', now.get(place) ?? '']
    const [name = ''] = place.split('.')
    return was === is || !isSettingName(name) ? [] : [{ name, place, before: was, after: is }]
  })
}
