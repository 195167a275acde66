import 'server-only'
import { collectTags } from '@/content/rows/cacheTags'
import { readAddress } from '@/model/page/address'
import type { Config } from '@/server/config'
import { contentSecurityPolicy, policyHash } from '@/server/http/securityHeaders'
import { type NextHandler, askNext, isHtml, takenApart } from './renderPage'

/** A page that only one person is shown. */
export interface PreviewedPage {
  readonly html: string
  /** Its content security policy: it runs no script and sends no form. */
  readonly policy: string
}

/**
 * Renders the page of a public address anew, as everybody would see it now, and keeps nothing of it. It stands by itself: no
 * script runs in it and no form of it can be sent.
 * @returns answers undefined for an address that has no page
 * @throws when the page cannot be rendered
 */
export const pageRenderer =
  (next: NextHandler, config: Config) =>
  async (path: string): Promise<PreviewedPage | undefined> => {
    const address = readAddress(path)
    if (address.kind !== 'document') return undefined
    // Its tags are collected and let go: nothing keeps the page.
    const { result: page } = await collectTags(() => askNext(next, address.key))
    if (page.status >= 500) throw new Error(`Next answered ${page.status}`)
    if (page.status !== 200 || !isHtml(page)) return undefined
    const { html, styles } = takenApart(page, path)
    const policy = contentSecurityPolicy(config, styles.map(policyHash))
    return { html, policy: `${policy}; sandbox allow-same-origin` }
  }
