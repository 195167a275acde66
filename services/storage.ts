/** Storage that may be closed: in private windows, by a setting, or because it is full. Then nothing is kept and nothing is found. */
function guarded(storage: () => Storage) {
  const tried = <Result>(run: (open: Storage) => Result): Result | null => {
    try {
      return run(storage())
    } catch {
      return null
    }
  }
  return {
    /** @returns null where nothing is kept */
    read: (key: string): string | null => tried((open) => open.getItem(key)),
    /** The kept JSON; null where nothing is kept, or something else. */
    readJson: (key: string): unknown => tried((open) => JSON.parse(open.getItem(key) ?? 'null')),
    write: (key: string, text: string): void => void tried((open) => open.setItem(key, text)),
    /** Properties that are undefined are left out. @returns whether it is kept */
    writeJson: (key: string, value: object): boolean =>
      tried((open) => open.setItem(key, JSON.stringify(value))) !== null,
    remove: (key: string): void => void tried((open) => open.removeItem(key)),
  }
}

/** Of this tab, until it is closed. */
export const tabStorage = guarded(() => sessionStorage)
/** Of this browser, for later visits too. */
export const browserStorage = guarded(() => localStorage)
