import 'server-only'
import type { Me } from '@/model/account/account'
import type { UserRow } from '@/server/accounts/profile/users'

/** Where a user's own picture is served; the number in the query changes with the picture. */
const AVATAR_PATH = '/users/v1/user/avatar'

export const avatarAddress = ({ avatar_type, avatar_version }: UserRow): string | undefined =>
  avatar_type === null ? undefined : `${AVATAR_PATH}?v=${avatar_version}`

/** What a user is told of the own account: never the token (docs/decisions/0021). */
export function meOf(user: UserRow): Me {
  const avatar = avatarAddress(user)
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    mobileNo: user.mobile,
    countryCode: user.country_code,
    whatsappConsent: user.whatsapp_consent,
    ...(user.city && { selectedCity: user.city }),
    ...(avatar && { avatar }),
  }
}
