import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import type { PushBrowser } from '@/model/desk/alerts'

const derived = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** A browser that has subscribed to a push service: it opens what is sent to it (RFC 8188, RFC 8291). */
export class TestPushBrowser {
  private readonly pair = createECDH('prime256v1')
  private readonly publicKey = this.pair.generateKeys()
  private readonly auth = randomBytes(16)

  constructor(private readonly endpoint: string) {}

  get subscription(): PushBrowser {
    const keys = {
      p256dh: this.publicKey.toString('base64url'),
      auth: this.auth.toString('base64url'),
    }
    return { endpoint: this.endpoint, keys }
  }

  /** @throws for what was not encrypted for this browser */
  opens(body: Buffer): unknown {
    const [salt, idLength] = [body.subarray(0, 16), body[20] ?? 0]
    const [server, sealed] = [body.subarray(21, 21 + idLength), body.subarray(21 + idLength)]
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.publicKey, server])
    const key = derived(this.pair.computeSecret(server), this.auth, info, 32)
    const nonce = derived(key, salt, 'Content-Encoding: nonce\0', 12)
    const cipher = createDecipheriv(
      'aes-128-gcm',
      derived(key, salt, 'Content-Encoding: aes128gcm\0', 16),
      nonce,
    )
    cipher.setAuthTag(sealed.subarray(-16))
    const opened = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
    return JSON.parse(opened.subarray(0, opened.lastIndexOf(2)).toString('utf8'))
  }
}

/** What a site says of itself to a push service (RFC 8292); undefined where its signature does not fit its key. */
export function vapidClaims(authorization: string): { aud?: string; sub?: string; key: string } | undefined {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${header}.${claims}`)
  const isSigned = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return isSigned ? { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), key } : undefined
}
