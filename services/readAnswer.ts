import type * as t from 'io-ts'
import { decoded } from '@/model/decoded'
import type { Answer } from './httpClient'

/**
 * What a path of the site was asked for.
 * @throws an Error that names the path and the status, where the answer is another one
 */
export function readAnswer<Content>(
  path: string,
  { status, data }: Answer,
  codec: t.Decoder<unknown, Content>,
): Content {
  const content = decoded(codec, data)
  if (status !== 200 || content === undefined) throw new Error(`${path} answered ${status}`)
  return content
}
