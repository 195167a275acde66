/** Asks a question once a page for each key, and again after a failure. */
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
