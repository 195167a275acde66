type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string }
}

/**
 * A worker's address as TrustedScriptURL, which the page's policy requires. @param policy created once a page; the
 * content security policy lists its name (server/http/securityHeaders.ts)
 */
export function trustedScript(policy: 'face-worker' | 'desk-worker', address: string): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes }
  const own = { createScriptURL: () => address }
  return trustedTypes?.createPolicy(policy, own).createScriptURL(address) ?? address
}
