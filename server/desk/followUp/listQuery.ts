import 'server-only'
import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import { DESK_AGES, DESK_VIEWS } from '@/model/desk/deskLead'
import { FOLLOW_UP_STATES } from '@/model/desk/followUp'

const oneOf = <Name extends string>(names: readonly Name[]) =>
  // Object.fromEntries forgets its keys: they are the names.
  t.keyof(Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>)

/** No database takes a null character. */
const short = t.refinement(t.string, (text) => text.length > 0 && text.length <= 120 && !text.includes('\0'))

/** The list's parameters, as its address has them; what is left out does not narrow. */
const ListQuery = t.exact(
  t.partial({
    view: oneOf(DESK_VIEWS),
    state: oneOf(FOLLOW_UP_STATES),
    city: short,
    treatment: short,
    source: short,
    tier: oneOf(['0', '1', '2', '3']),
    // Object.keys forgets its keys: they are DESK_AGES'.
    age: oneOf(Object.keys(DESK_AGES) as (keyof typeof DESK_AGES)[]),
    q: short,
    cursor: short,
  }),
)
export type ListQuery = t.TypeOf<typeof ListQuery>

/** The query of an address; undefined when a parameter does not fit. */
export function readListQuery(parameters: URLSearchParams): ListQuery | undefined {
  const read = ListQuery.decode(Object.fromEntries([...parameters].filter(([, value]) => value !== '')))
  return isLeft(read) ? undefined : read.right
}
