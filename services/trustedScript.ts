type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string }
}

/**
 * The address of a worker's code, as the page's policy wants it: no other string is one.
 * @param policy its name, of those that the policy names (server/http/securityHeaders.ts), made once a page
 */
export function trustedScript(policy: 'face-worker' | 'desk-worker', address: string): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes }
  const own = { createScriptURL: () => address }
  return trustedTypes?.createPolicy(policy, own).createScriptURL(address) ?? address
}
