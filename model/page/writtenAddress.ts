/** Longer addresses are nobody's writing. */
const LIMIT = 300

/**
 * The path that somebody means who wrote it as on paper or in a message: with capitals, slashes too many, or what ended a
 * sentence behind it. The site's own addresses hold small letters, digits and hyphens only.
 * @param path as the client wrote it, without query
 * @returns another path of the site's own form; undefined where this is none, or is it already
 */
export function meantPath(path: string): string | undefined {
  if (path.length > LIMIT) return undefined
  const plain = decoded(path)
    ?.normalize('NFKC')
    .toLowerCase()
    .replace(/[\s/]*\/[\s/]*/g, '/')
    .replace(/(?<=.)\/$/, '')
    // A part that is all marks is nobody's writing: `/..`.
    .replace(/(?<=[\p{L}\p{N}])[^\p{L}\p{N}/]+\/?$/u, '')
  // Nobody writes a control character.
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
