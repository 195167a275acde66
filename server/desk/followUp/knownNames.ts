import 'server-only'
import { citiesToChoose, departments } from '@/content/catalogue/catalogue'
import { type KnownNames, ruleName } from '@/model/desk/assignRules'
import { NEW_LEAD_SOURCES } from '@/model/desk/newLead'
import { staffNameKey } from '@/model/desk/staff'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { assignablePeople } from '@/server/desk/staff/duty'

/** Each source of leads once, by the index of sources: not a walk through all leads. */
const SOURCES = `with recursive known as (
    (select source from lead_follow_up order by source limit 1)
    union all
    select (select f.source from lead_follow_up f where f.source > known.source order by f.source limit 1)
      from known where known.source is not null
  )
  select source from known where source is not null union select source from source_spend`
const BRANCHES = 'select key as slug from catalogue_hospitals'

const setOf = (names: readonly string[]): ReadonlySet<string> => new Set(names.map(ruleName))

/** Names that exist, for the rules of assigning. @throws the database's error */
export async function knownNames(executeSql: ExecuteSql): Promise<KnownNames> {
  const [people, sources, branches] = [
    await assignablePeople(executeSql),
    await executeSql<{ source: string }>(SOURCES),
    await executeSql<{ slug: string }>(BRANCHES),
  ]
  return {
    person: new Set(people.map(({ name }) => staffNameKey(name))),
    city: setOf(citiesToChoose().map(({ cityname }) => cityname)),
    department: setOf(departments().map(({ DepartmentName }) => DepartmentName)),
    source: setOf([...NEW_LEAD_SOURCES, ...sources.rows.map(({ source }) => source)]),
    branch: setOf(branches.rows.map(({ slug }) => slug)),
  }
}
