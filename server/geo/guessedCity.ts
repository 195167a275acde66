import 'server-only'
import { citiesToChoose, cityByName } from '@/content/catalogue'
import type { City } from '@/model/catalogue/city'
import { clientIp } from '@/server/http/clientAddress'
import { isRunning, runtime } from '@/server/runtime'
import { visitorPlaceSoon } from './visitorPlace'

/**
 * The city in which the configured IP service sees a visitor, if visitors can choose it: a guess, for who has chosen none.
 * Undefined where no service is configured, and beyond the address's limit: asking may cost something.
 */
export async function guessedCity(request: Request): Promise<City | undefined> {
  const ip = clientIp(request)
  if (!isRunning() || !ip || !runtime().config.upstreams.ipLookupUrl) return undefined
  if ((await runtime().limits.secondsToWait('accountCalls', ip)) !== undefined) return undefined
  const name = (await visitorPlaceSoon(ip))?.cityName
  const city = name ? cityByName(name) : undefined
  return city && citiesToChoose().find(({ cityid }) => cityid === city.cityid)
}
