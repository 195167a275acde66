import 'server-only'
import type { DeliveryLimits } from '@/machines/leadDelivery/leadDelivery.machine'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { lockDeliveries, saveDeliveries } from './deliveryRows'
import { step } from './deliverySteps'

/**
 * Takes leads out of the dead letters: they are tried again from the first attempt on, within half a minute, by the
 * server's sweep. Needs no transaction, so that the command line can do it through the admin socket.
 * @param now epoch milliseconds
 * @returns the ids of the leads that were dead letters
 * @throws the database's error
 */
export async function replayDeliveries(
  leadIds: readonly string[],
  executeSql: ExecuteSql,
  limits: DeliveryLimits,
  now: number,
): Promise<string[]> {
  const rows = await lockDeliveries(leadIds, executeSql)
  const dead = [...rows.values()].filter(({ state }) => state === 'dead')
  await saveDeliveries(
    dead.map((row) => step(row, { type: 'delivery.replayed' }, limits, now)),
    now,
    executeSql,
  )
  return dead.map(({ leadId }) => leadId)
}
