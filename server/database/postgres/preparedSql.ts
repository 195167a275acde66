import 'server-only'

/** Constant statements that come often: each connection parses and plans them once. By their text. */
const names = new Map<string, string>()

/**
 * Marks a constant statement as worth preparing.
 * @param name unique among prepared statements
 * @returns the text itself
 */
export function prepared(name: string, text: string): string {
  names.set(text, name)
  return text
}

/** The name under which a text is prepared, or undefined when it is not marked. */
export const preparedName = (text: string): string | undefined => names.get(text)
