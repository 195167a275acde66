/** A readable cookie of this site, decoded; undefined when there is none. */
export function cookie(name: string): string | undefined {
  const found = (globalThis.document?.cookie ?? '').split('; ').find((pair) => pair.startsWith(`${name}=`))
  if (found === undefined) return undefined
  const value = found.slice(name.length + 1)
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
