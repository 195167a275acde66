import 'server-only'
import pLimit from 'p-limit'

/** Each hashing takes 19 MiB and a core for some 30 ms. */
const AT_ONCE = 2
const limit = pLimit(AT_ONCE)

/** Fetched with the first password. */
const argon2 = () => import('@node-rs/argon2')

/** A password as it is stored: argon2id with the package's defaults, which are those that OWASP names (19 MiB, 2 passes). */
export const hashPassword = (password: string): Promise<string> =>
  limit(async () => (await argon2()).hash(password.normalize('NFKC')))

/** Hash for unknown names, so that their comparison takes as long. */
let nobody: Promise<string> | undefined

/** Whether a password is the one of a hash; of no hash never, in the same time. */
export async function isPassword(hash: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password')
  const compared = hash ?? (await nobody)
  const isEqual = await limit(async () => (await argon2()).verify(compared, password.normalize('NFKC')))
  return isEqual && hash !== null && hash !== undefined
}
