import 'server-only'
import { createECDH } from 'node:crypto'
import { derivedKey } from '@/server/privacy/sealing/sealedText'

/** The pair by which push services know this site (RFC 8292), in base64url. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/**
 * The site's pair, made of its secret: every server has the same one, and there is nothing more to keep. With another
 * secret it is another pair; sessions end then, and with them the browsers that were told by it.
 * @param secret of the site
 */
export function vapidKeysOf(secret: string): VapidKeys {
  const privateKey = derivedKey(secret, 'web push')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}
