import 'server-only'
import { createHash } from 'node:crypto'
import { Agent } from 'node:https'
import { deskAlertsCopy as copy } from '@/content/copy/deskAlerts'
import { interpolate } from '@/content/copy/interpolate'
import type { PushBrowser } from '@/model/desk/alerts'
import type { Config } from '@/server/config/config'
import { boundedRequest } from '@/server/upstreams/boundedRequest'
import { publicLookup, publicUrl } from '@/server/upstreams/publicAddress'
import type { WrittenAlert } from './alertText'
import { type VapidKeys, vapidKeysOf } from './vapidKeys'

/** What became of an alert: `gone` where the address takes no more alerts. */
export type AlertOutcome = 'sent' | 'gone' | 'failed'

/** Tells a member of staff, in the browser or by mail. They never reject, and log neither address nor key. */
export interface AlertSenders {
  readonly push: (browser: PushBrowser, alert: WrittenAlert) => Promise<AlertOutcome>
  readonly mail: (address: string, alert: WrittenAlert) => Promise<AlertOutcome>
}

/** Posts an encrypted alert. @returns the status of the answer @throws where there is none */
export type PostPush = (request: {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}) => Promise<number>

const TIMEOUT_MS = 10_000
const ANSWER_LIMIT_BYTES = 64 * 1024
/** How long a push service keeps it for a browser that is away: what is older, the list shows. */
const KEPT_SECONDS = 60 * 60
/** A later alert takes the place of one that has not been taken yet. */
const TOPIC = 'desk'

const agent = new Agent({ lookup: publicLookup() })

/** To public addresses over HTTPS alone, as they are looked up at that moment. */
export const postToPublic: PostPush = async ({ endpoint, headers, body }) => {
  const url = publicUrl(endpoint)
  if (!url) throw new Error('no public address')
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const request = {
    method: 'POST',
    url: url.href,
    headers,
    body,
    agent,
    limitBytes: ANSWER_LIMIT_BYTES,
  } as const
  return (await boundedRequest({ ...request, signal })).status
}

/** Statuses by which a push service says that it no longer knows the browser. */
const GONE = [404, 410]

/** Who is asked about this site's messages: an https or mailto address (RFC 8292). */
const contactOf = (siteUrl: string): string =>
  siteUrl.startsWith('https:') ? siteUrl : `mailto:desk@${new URL(siteUrl).hostname}`

/** Tells browsers by the push service of their maker, encrypted for the browser (RFC 8291). */
export const webPushSender =
  (siteUrl: string, vapidKeys: VapidKeys, post: PostPush = postToPublic): AlertSenders['push'] =>
  async (browser, { title, counts }) => {
    const { generateRequestDetails } = (await import('web-push')).default
    let request
    try {
      request = generateRequestDetails(browser, JSON.stringify({ title, body: counts, tag: TOPIC }), {
        vapidDetails: { subject: contactOf(siteUrl), ...vapidKeys },
        TTL: KEPT_SECONDS,
        urgency: 'high',
        topic: TOPIC,
      })
    } catch {
      // Its keys are no keys.
      return 'gone'
    }
    const { endpoint, headers, body } = request
    const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    try {
      const status = await post({ endpoint, headers: texts, body: body ?? Buffer.alloc(0) })
      if (status >= 200 && status < 300) return 'sent'
      return GONE.includes(status) ? 'gone' : 'failed'
    } catch {
      return 'failed'
    }
  }

/** Hands mail to the clinic's own server, encrypted on the way unless it is one of PLAIN_HOSTS. */
function smtpSender(
  smtp: { readonly url: string; readonly from: string },
  config: Config,
): AlertSenders['mail'] {
  const { hostname } = new URL(smtp.url)
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS }
  const isPlain = config.plainHosts.includes(hostname)
  return async (address, { id, subject, counts }) => {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      ...{ url: smtp.url, ...timeouts, requireTLS: !isPlain, ignoreTLS: isPlain },
      ...{ disableFileAccess: true, disableUrlAccess: true },
    })
    try {
      await transport.sendMail({
        from: smtp.from,
        to: { name: '', address },
        subject,
        text: interpolate(copy.mail, {
          counts,
          link: `${config.siteUrl}/desk`,
          choices: `${config.siteUrl}/desk/alerts`,
        }),
        messageId: `<${id}@${new URL(config.siteUrl).hostname}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      return 'sent'
    } catch {
      return 'failed'
    } finally {
      transport.close()
    }
  }
}

/** Which target it is, in a log, from which its address cannot be read. */
const markOf = (target: string): string => createHash('sha256').update(target).digest('hex').slice(0, 8)

/** Sends nothing: prints that there is an alert. */
const logSender = (variable: string, target: string, { counts }: WrittenAlert): AlertOutcome => {
  process.stdout.write(`desk alert for ${markOf(target)}: ${counts} (${variable}=log: nothing was sent)\n`)
  return 'sent'
}

/** The senders of a configuration. @param secret of the site */
export function alertSenders(config: Config, secret: string): AlertSenders {
  const { push, smtp } = config.alerts
  return {
    push:
      push === 'web'
        ? webPushSender(config.siteUrl, vapidKeysOf(secret))
        : async ({ endpoint }, alert) => logSender('PUSH_SENDER', endpoint, alert),
    mail: smtp
      ? smtpSender(smtp, config)
      : async (address, alert) => logSender('MAIL_SENDER', address, alert),
  }
}
