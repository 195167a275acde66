import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { SITE } from './siteRequest'

/* A device with one passkey (ES256, no attestation), as a browser speaks for it. */

type Cbor = number | string | Buffer | Map<number | string, Cbor>

function head(type: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(type << 5) | value])
  return value < 256
    ? Buffer.from([(type << 5) | 24, value])
    : Buffer.from([(type << 5) | 25, value >> 8, value & 255])
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, inner]) => [cbor(key), cbor(inner)]),
  ])
}

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest()
const text = (bytes: Buffer): string => bytes.toString('base64url')

interface Claims {
  /** What the browser says of the page; default the test's site. */
  readonly origin?: string
  /** Whether the device has verified the person. */
  readonly isVerified?: boolean
  /** What the device counts; default one more than before. */
  readonly counter?: number
}

export class TestPasskey {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  private readonly id = randomBytes(32)
  private counter = 0

  constructor(private readonly site = SITE) {}

  private clientData(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  private authData({ isVerified = true, counter = ++this.counter }: Claims, more?: Buffer): Buffer {
    const flags = 1 | (isVerified ? 4 : 0) | (more ? 64 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const rpId = new URL(this.site).hostname
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, more ?? Buffer.alloc(0)])
  }

  /** What the browser answers to navigator.credentials.create. */
  makes(challenge: string, claims: Claims = {}): RegistrationResponseJSON {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, cbor(key)])
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', this.authData(claims, credential)],
    ])
    return this.answer({
      clientDataJSON: text(this.clientData('webauthn.create', challenge, claims.origin ?? this.site)),
      attestationObject: text(cbor(attestation)),
      transports: ['internal' as const],
    })
  }

  /** What the browser answers to navigator.credentials.get. */
  signs(challenge: string, claims: Claims = {}): AuthenticationResponseJSON {
    const authData = this.authData(claims)
    const clientData = this.clientData('webauthn.get', challenge, claims.origin ?? this.site)
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, sha256(clientData)]))
      .sign(this.keys.privateKey)
    return this.answer({
      clientDataJSON: text(clientData),
      authenticatorData: text(authData),
      signature: text(signature),
    })
  }

  private answer<Response>(response: Response) {
    const id = text(this.id)
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response }
  }
}
