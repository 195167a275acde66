import 'server-only'
import {
  NEW_ENTRY,
  nextWaiting,
  type WaitingEntry,
  type WaitingEvent,
} from '@/machines/waitingEntry/waitingEntry.machine'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import {
  type ChainEnd,
  type ChainStep,
  type ChainsVerdict,
  chainStep,
  verifyChains,
} from '@/server/privacy/sealing/machineChain'
import { entryOf, type StoredEntry, WAITING_COLUMNS } from './waitingRow'

const MACHINE = { chain: 'waitingEvents', fresh: NEW_ENTRY, next: nextWaiting } as const

/** An entry without events. */
export const newEntryChain = (id: string): ChainEnd<WaitingEntry> => ({
  id,
  version: 0,
  hash: '',
  row: NEW_ENTRY,
})

/** One pure step of an entry with its signatures; undefined for an event that does not fit. */
export const waitingStep = (
  end: ChainEnd<WaitingEntry>,
  event: WaitingEvent,
): ChainStep<WaitingEntry> | undefined => chainStep(MACHINE, end, event)

const TABLES = {
  machine: MACHINE,
  rows: `select ${WAITING_COLUMNS} from waiting_entry w where w.id > $1::uuid order by w.id limit $2::int`,
  events: `select waiting_id as of, version, at, staff_id, type, from_state, to_state, data, previous_hash, hash
    from waiting_event where waiting_id = any($1::uuid[]) order by waiting_id, version`,
  rowOf: entryOf,
}

/** Walks the events of the waiting list and replays them. @throws the database's error; as isLinkWhole */
export const verifyWaiting = (executeSql: ExecuteSql): Promise<ChainsVerdict> =>
  verifyChains<StoredEntry, WaitingEntry, WaitingEvent>(executeSql, TABLES)
