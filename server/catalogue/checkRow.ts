import 'server-only'
import { decodeRow } from '@/content/rows/decodeRows'
import type { Kind } from '@/model/catalogue/kind'
import { type CatalogueRow, descriptorOf, faultsOf } from '@/model/catalogue/kinds'
import type { RowFault } from '@/model/catalogue/primitives'
import { withCodes } from './references'
import type { NamesByKind } from './rowNames'

/**
 * A row by its codec, its kind's rules and what it names, by codes or by names: what a file is checked by, and a form.
 * @returns the row with codes, or everything that is wrong with it
 */
export function checkRow(
  kind: Kind,
  row: unknown,
  names: NamesByKind,
): { readonly row: CatalogueRow[Kind] } | { readonly faults: readonly RowFault[] } {
  const isObject = typeof row === 'object' && row !== null
  const coded = isObject ? withCodes(kind, row, names) : { row, faults: [] }
  const decoded = decodeRow(descriptorOf(kind).codec, coded.row)
  // What names nothing fits no codec either: it is told once.
  const isNew = ({ field }: RowFault) =>
    !coded.faults.some((named) => field === named.field || field.startsWith(`${named.field}.`))
  const others = 'faults' in decoded ? decoded.faults : faultsOf(kind, decoded.row)
  const faults = [...coded.faults, ...others.filter(isNew)]
  return 'faults' in decoded || faults.length > 0 ? { faults } : { row: decoded.row }
}
