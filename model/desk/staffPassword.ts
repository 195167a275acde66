import { staffNameKey } from './staff'

const LEAST_PASSWORD_LENGTH = 12
const MOST_PASSWORD_LENGTH = 200

/** Why a password is not taken. */
type PasswordProblem = 'passwordShort' | 'passwordLong' | 'passwordCommon' | 'passwordName'

/** Common password parts; text added to them adds little strength. */
const COMMON = [
  ...['password', 'passwort', 'motdepasse', 'qwertyuiop', 'qwerty', 'asdfghjkl', 'zxcvbnm', '1q2w3e4r'],
  ...['letmein', 'welcome', 'iloveyou', 'administrator', 'admin', 'changeme', 'trustno1', 'sunshine'],
  ...['football', 'cricket', 'princess', 'dragon', 'monkey', 'superman', 'baseball', 'starwars'],
  ...['india', 'bharat', 'jaihind', 'ganesh', 'krishna', 'hospital', 'clinic', 'doctor', 'surgery', 'shalya'],
] as const

/** Letters and digits that have to be left without what is common. */
const LEAST_OWN = 6
const LEAST_DIFFERENT = 6
const RUNS = '01234567890123456789 98765432109876543210 abcdefghijklmnopqrstuvwxyz'

/** What is left of a password without common parts, years and runs. */
function ownPart(password: string): string {
  const plain = COMMON.reduce((text, part) => text.replaceAll(part, ''), password.toLowerCase())
  return plain
    .replace(/(19|20)\d\d/g, '')
    .replace(/\d{3,}|[a-z]{4,}/g, (run) => (RUNS.includes(run) ? '' : run))
}

/** What is wrong with a new password of a person of this name; undefined when nothing is. */
export function passwordProblem(password: string, name: string): PasswordProblem | undefined {
  if ([...password].length < LEAST_PASSWORD_LENGTH) return 'passwordShort'
  if ([...password].length > MOST_PASSWORD_LENGTH) return 'passwordLong'
  const parts = staffNameKey(name)
    .split(/[\s.'’-]+/)
    .filter((part) => part.length >= 3)
  if (parts.some((part) => password.toLowerCase().includes(part))) return 'passwordName'
  const isCommon =
    [...ownPart(password).replace(/[^\p{L}\p{N}]/gu, '')].length < LEAST_OWN ||
    new Set(password.toLowerCase()).size < LEAST_DIFFERENT
  return isCommon ? 'passwordCommon' : undefined
}
