import type { Mixed } from 'io-ts'
import { fieldLabel } from '@/content/copy/catalogueFields'
import { columnsIn } from '@/model/catalogue/fields'
import { nearestName } from '@/model/catalogue/nearest'
import type { RowFault } from '@/model/catalogue/primitives'

/** The known shape of a table before it is read. */
export interface TableShape {
  readonly codec: Mixed
  /** The column that may be called `Name` as well. */
  readonly nameField?: string
  /** Names of columns stored elsewhere, and their messages. */
  readonly elsewhere?: Readonly<Record<string, string>>
}

/** Alternative names of columns besides names and labels; used for kinds that have them. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  consultationFee: ['fee', 'fees', 'consultation fees'],
  experienceYears: ['experience', 'years of experience'],
  qualifications: ['degree', 'degrees'],
  registrationNumber: ['registration no', 'reg no', 'registration'],
  offersVideo: ['video', 'video consultation'],
  gender: ['sex'],
  phone: ['mobile', 'mobile number', 'phone number', 'telephone', 'मोबाइल नंबर', 'फ़ोन'],
  email: ['e-mail', 'email address', 'ईमेल'],
  hindi: ['hindi name', 'हिंदी नाम', 'हिन्दी नाम'],
  departmentid: ['speciality', 'specialty', 'विभाग', 'विशेषज्ञता'],
  departmentIds: ['specialities', 'specialties', 'विभाग', 'विशेषज्ञता'],
  cityid: ['शहर'],
  city: ['शहर'],
  citySlugs: ['शहर'],
  treatment: ['उपचार'],
  treatmentSlug: ['उपचार'],
  treatmentSlugs: ['उपचार'],
  conditionSlugs: ['रोग'],
  hospital: ['place', 'clinic', 'अस्पताल'],
  hospitalSlug: ['अस्पताल'],
  weekday: ['day', 'वार', 'दिन'],
  from: ['start', 'start time', 'starts', 'opens'],
  to: ['end', 'end time', 'ends', 'closes'],
  minutes: ['minutes a visit', 'slot', 'slot minutes'],
  walkIns: ['walk-ins', 'walk ins'],
  hospitalSlugs: ['अस्पताल'],
  doctor: ['डॉक्टर'],
  doctorSlug: ['डॉक्टर'],
  question: ['प्रश्न'],
  answer: ['उत्तर'],
}

/** Numbers of lines, which spreadsheets in India begin with. */
const LINE_NUMBERS = new Set(['sno', 'srno', 'slno', 'serialno', 'serialnumber', 'क्रमांक', 'क्रसं'])

/** A heading by its letters and digits alone: without case, blanks, signs and text in brackets. */
const plain = (heading: string): string =>
  heading
    .normalize('NFC')
    .replace(/\([^)]*\)|\[[^\]]*\]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/s$/, '')

const labelOf = (column: string): string => column.split('.').map(fieldLabel).join(' ')

/** The columns of a table by each of their names; a name that could be several is none. */
function namesOf({ codec, nameField }: TableShape): readonly ReadonlyMap<string, string>[] {
  const columns = columnsIn(codec)
  const named = (namesIn: (column: string) => readonly string[]): ReadonlyMap<string, string> => {
    const names = new Map<string, string | undefined>()
    for (const column of columns)
      for (const name of new Set(namesIn(column).map(plain)))
        names.set(name, names.has(name) && names.get(name) !== column ? undefined : column)
    return new Map([...names].flatMap(([name, column]) => (column === undefined ? [] : [[name, column]])))
  }
  const isName = (column: string) => column === nameField
  return [
    named((column) => [column]),
    named((column) => [labelOf(column)]),
    named((column) => [...(OTHER_NAMES[column] ?? []), ...(isName(column) ? ['name', 'नाम'] : [])]),
    new Map([...named((column) => [column, labelOf(column)].map((name) => singular(plain(name))))]),
  ]
}

/** The columns of a table as its head names them. */
export interface Headings {
  /** The column of each cell; undefined where it has no heading, or one that means nothing. */
  readonly columns: readonly (string | undefined)[]
  /** As they are written. */
  readonly written: readonly string[]
  readonly faults: readonly (RowFault & { readonly at: number })[]
}

const known = new WeakMap<Mixed, readonly ReadonlyMap<string, string>[]>()

function columnOf(heading: string, shape: TableShape): string | undefined {
  const names = known.get(shape.codec) ?? namesOf(shape)
  known.set(shape.codec, names)
  const name = plain(heading)
  const [exact, ...others] = names
  return (
    exact?.get(name) ??
    others.map((map) => map.get(name)).find((column) => column !== undefined) ??
    others[others.length - 1]?.get(singular(name))
  )
}

/**
 * Reads the head of a table: columns by their names, labels and other names, in any case and with any blanks.
 * @param shape without it each heading is the name of a column
 */
export function readHeadings(cells: readonly string[], shape: TableShape | undefined): Headings {
  const written = cells.map((cell) => cell.trim())
  if (!shape) return { columns: written.map((cell) => cell || undefined), written, faults: [] }
  const places = new Map<string, number>()
  const faults: (RowFault & { at: number })[] = []
  const columns = written.map((heading, at): string | undefined => {
    if (heading === '' || LINE_NUMBERS.has(plain(heading))) return undefined
    const column = columnOf(heading, shape)
    if (column === undefined) {
      faults.push({ at, field: heading, message: unknownHeading(heading, shape) })
      return undefined
    }
    const before = places.get(column)
    if (before === undefined) places.set(column, at)
    else
      faults.push({
        at,
        field: heading,
        message: `stands twice, here and as '${written[before]}' in an earlier column: leave one of them`,
      })
    return before === undefined ? column : undefined
  })
  return { columns, written, faults }
}

function unknownHeading(heading: string, { codec, elsewhere = {} }: TableShape): string {
  const other = Object.keys(elsewhere).find((name) => plain(name) === plain(heading))
  if (other !== undefined) return elsewhere[other] ?? ''
  const columns = columnsIn(codec)
  const meant = nearestName(heading, [...columns, ...columns.map(labelOf)])
  const top = columns.filter((column) => !column.includes('.'))
  return `is not known, ${meant === undefined ? `expected one of ${top.join(', ')}` : `did you mean ${meant}?`}`
}

/** Number of known headings, by which the delimiter is detected. */
export const knownHeadings = (cells: readonly string[], shape: TableShape | undefined): number =>
  shape ? cells.filter((cell) => columnOf(cell, shape) !== undefined).length : 0
