import type * as t from 'io-ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One of the site's own calls, as the browser's service and the server's table of handlers both have it. */
export interface SiteCall<
  Verb extends Method = Method,
  Path extends string = string,
  Answer extends t.Decoder<unknown, unknown> | undefined = t.Decoder<unknown, unknown> | undefined,
> {
  readonly method: Verb
  readonly path: Path
  /** What the browser reads of the answer with status 200; undefined where its status is all. */
  readonly answer: Answer
}

export function siteCall<Verb extends Method, Path extends string>(
  method: Verb,
  path: Path,
): SiteCall<Verb, Path, undefined>
export function siteCall<
  Verb extends Method,
  Path extends string,
  Answer extends t.Decoder<unknown, unknown>,
>(method: Verb, path: Path, answer: Answer): SiteCall<Verb, Path, Answer>
export function siteCall(method: Method, path: string, answer?: t.Decoder<unknown, unknown>): SiteCall {
  return { method, path, answer }
}
