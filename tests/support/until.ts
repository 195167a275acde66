export const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Asks again until the answer is true. @throws when it is not within the limit */
export async function until(
  what: string,
  holds: () => Promise<boolean> | boolean,
  limitMs = 20_000,
): Promise<void> {
  for (const end = Date.now() + limitMs; Date.now() < end; await pause(20)) if (await holds()) return
  throw new Error(`not within ${limitMs} ms: ${what}`)
}
