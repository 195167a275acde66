/** Maximum length of a corrected address. */
const LIMIT = 300

/**
 * Corrects an address copied from print or a message: capitals, extra slashes, trailing punctuation. The site's own
 * addresses contain only small letters, digits and hyphens.
 * @param path as received, without query
 * @returns the corrected path; undefined if no correction applies
 */
export function meantPath(path: string): string | undefined {
  if (path.length > LIMIT) return undefined
  const plain = decoded(path)
    ?.normalize('NFKC')
    .toLowerCase()
    .replace(/[\s/]*\/[\s/]*/g, '/')
    .replace(/(?<=.)\/$/, '')
    // A segment of punctuation only, such as `/..`, is not corrected.
    .replace(/(?<=[\p{L}\p{N}])[^\p{L}\p{N}/]+\/?$/u, '')
  // Control characters are not corrected.
  const isOwn =
    plain !== undefined && !/\p{Cc}/u.test(decoded(path) ?? '') && /^(?:\/[a-z0-9-]+)+$/.test(plain)
  return isOwn && plain !== path ? plain : undefined
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
