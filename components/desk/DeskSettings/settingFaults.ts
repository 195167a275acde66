import { deskSettingsCopy as copy } from '@/content/copy/deskSettings'
import { interpolate } from '@/content/copy/interpolate'
import type { RowFault } from '@/model/catalogue/primitives'
import { LINE_LISTS } from '@/model/desk/settingsForm'
import { ROW } from '@/model/catalogue/rowForm'

/** The id of the field of a place, such as `row.lostReasons.0.label`. */
export const idOfPlace = (place: string): string => `${ROW}.${place}`

const isLineList = (name: string): boolean => LINE_LISTS.some((list) => list === name)

/** Where a fault is said: all lines of hours are one field, and what is wrong with an id concerns its list. */
function placeOf(field: string): string {
  const [name = '', row = '', part] = field.split('.')
  if (isLineList(name)) return name
  return row !== '' && part !== 'label' && part !== 'text' ? name : field
}

function messageOf({ field, message }: RowFault): string {
  const [name = '', line] = field.split('.')
  return isLineList(name) && line !== undefined
    ? interpolate(copy.hoursLine, { line: String(Number(line) + 1), message })
    : message
}

/** What is wrong at a place. */
export const messagesAt = (faults: readonly RowFault[], place: string): readonly string[] =>
  faults.filter(({ field }) => placeOf(field) === place).map(messageOf)

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(copy.names))

/** All that is wrong, each with the field that it leads to. */
export const faultLinks = (
  faults: readonly RowFault[],
): readonly { readonly id: string; readonly text: string }[] =>
  [...new Set(faults.map(({ field }) => placeOf(field)))].map((place) => {
    const [name = '', row] = place.split('.')
    const field = `${NAMES.get(name) ?? name}${row === undefined ? '' : ` ${Number(row) + 1}`}`
    return {
      id: idOfPlace(place),
      text: interpolate(copy.fault, { field, message: messagesAt(faults, place).join('; ') }),
    }
  })
