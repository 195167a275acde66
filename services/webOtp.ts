/** What the WebOTP API adds to the browser's credentials; no library of types has it yet. */
type OtpCredentials = {
  get(options: {
    readonly otp: { readonly transport: readonly ['sms'] }
    readonly signal: AbortSignal
  }): Promise<unknown>
}

/** The code of this site's own text messages has six digits; another one is none of ours. */
const isCode = (found: unknown): found is { readonly code: string } =>
  typeof found === 'object' &&
  found !== null &&
  'code' in found &&
  typeof found.code === 'string' &&
  /^\d{6}$/.test(found.code)

/**
 * The one-time password out of the text message whose last line is `@domain #code`, with the visitor's consent, which
 * the browser asks for (WebOTP, WICG). Where the browser has no such thing the promise never ends.
 * @param signal ends the waiting
 * @throws when the visitor or the browser refuses, or the message has no code
 */
export async function readOtpMessage(signal: AbortSignal): Promise<string> {
  if (!('OTPCredential' in window)) return new Promise(() => {})
  // The types of the DOM know neither the option nor the credential.
  const credentials = navigator.credentials as unknown as OtpCredentials
  const found = await credentials.get({ otp: { transport: ['sms'] }, signal })
  if (!isCode(found)) throw new Error('the message has no code')
  return found.code
}
