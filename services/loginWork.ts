import { type LoginWork, type WorkDone, workText } from '@/model/account/otpLogin'

/*
 * SHA-256 for proof of work: crypto.subtle is slow for millions of short inputs and missing without TLS. Loaded only
 * when the server requires work (otp.ts).
 */

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, section 4.2.2). */
const K = new Int32Array(64)
/** Of the square roots of the first 8 (section 5.3.3). */
const FIRST = new Int32Array(8)
for (let candidate = 2, found = 0; found < 64; candidate++) {
  let isPrime = true
  for (let divisor = 2; divisor * divisor <= candidate; divisor++)
    if (candidate % divisor === 0) isPrime = false
  if (!isPrime) continue
  if (found < 8) FIRST[found] = fraction(Math.sqrt(candidate))
  K[found++] = fraction(Math.cbrt(candidate))
}
function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) | 0
}

const words = new Int32Array(64)
const state = new Int32Array(8)
const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))
/** The indices are always valid. */
const at = (list: Int32Array, index: number): number => list[index] ?? 0

const add = (index: number, word: number): void => {
  state[index] = at(state, index) + word
}

function digestBlock(view: DataView, offset: number): void {
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(offset + i * 4)
  for (let i = 16; i < 64; i++) {
    const w15 = at(words, i - 15)
    const w2 = at(words, i - 2)
    const s0 = turned(w15, 7) ^ turned(w15, 18) ^ (w15 >>> 3)
    const s1 = turned(w2, 17) ^ turned(w2, 19) ^ (w2 >>> 10)
    words[i] = at(words, i - 16) + s0 + at(words, i - 7) + s1
  }
  let a = at(state, 0)
  let b = at(state, 1)
  let c = at(state, 2)
  let d = at(state, 3)
  let e = at(state, 4)
  let f = at(state, 5)
  let g = at(state, 6)
  let h = at(state, 7)
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(K, i) + at(words, i)) | 0
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  add(0, a)
  add(1, b)
  add(2, c)
  add(3, d)
  add(4, e)
  add(5, f)
  add(6, g)
  add(7, h)
}

/** Leading zero bits of an ASCII text's SHA-256, up to 32. */
export function leadingZeroBits(text: string): number {
  const bytes = new Uint8Array(Math.ceil((text.length + 9) / 64) * 64)
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i)
  bytes[text.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setUint32(bytes.length - 4, text.length * 8)
  state.set(FIRST)
  for (let offset = 0; offset < bytes.length; offset += 64) digestBlock(view, offset)
  return Math.clz32(at(state, 0))
}

/** Longest slice in milliseconds. */
const TURN_MS = 12

/**
 * Computes the proof of work in slices, so that the page stays responsive.
 * @throws the signal's reason when cancelled
 */
export async function doLoginWork({ challenge, bits }: LoginWork, signal?: AbortSignal): Promise<WorkDone> {
  let turnEnds = performance.now() + TURN_MS
  for (let tried = 0; ; tried++) {
    const done = { challenge, solution: String(tried) }
    if (leadingZeroBits(workText(done)) >= bits) return done
    if (tried % 256 !== 0 || performance.now() < turnEnds) continue
    signal?.throwIfAborted()
    await new Promise((next) => setTimeout(next))
    turnEnds = performance.now() + TURN_MS
  }
}
