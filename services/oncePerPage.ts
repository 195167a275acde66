/** Caches an asynchronous answer by key for this page; retries after a failure. */
export function oncePerPage<Key, Content>(
  ask: (key: Key) => Promise<Content>,
): (key: Key) => Promise<Content> {
  const asked = new Map<Key, Promise<Content>>()
  return (key) => {
    const answer =
      asked.get(key) ??
      ask(key).catch((error: unknown) => {
        asked.delete(key)
        throw error
      })
    asked.set(key, answer)
    return answer
  }
}
