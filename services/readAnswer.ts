import type * as t from 'io-ts'
import type { SiteCall } from '@/model/calls/siteCall'
import { decoded } from '@/model/decoded'
import type { Answer } from './httpClient'

/** An answer decoded by its call's row. @throws an Error with path and status if it does not match */
export function readAnswer<Content>(
  { path, answer: codec }: SiteCall<SiteCall['method'], string, t.Decoder<unknown, Content>>,
  { status, data }: Answer,
): Content {
  const content = decoded(codec, data)
  if (status !== 200 || content === undefined) throw new Error(`${path} answered ${status}`)
  return content
}
