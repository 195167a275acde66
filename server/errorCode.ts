import 'server-only'

/** The code that Node.js and the database drivers put on their errors: 'ENOENT', an SQLSTATE and the like. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
