import { useEffect } from 'react'
import { inboxCopy as copy } from '@/content/copy/desk'
import { interpolate } from '@/content/copy/interpolate'
import { alertOf, type InboxAlerts } from '@/model/desk/alerts'
import { countInWords } from '@/model/desk/deskLead'
import type { FeedChange } from '@/model/desk/inboxList'

/** Text for the live region: a new alert, or a step of the open lead; '' for none. */
export function spoken(change: FeedChange, selected: string | null, staffId: string): string {
  const { row, type } = change
  const { name, treatment } = row
  const kind = type === 'arrived' ? 'new' : alertOf(change, staffId)
  if (kind) return interpolate(copy.alerts[kind], { name, treatment })
  return row.leadId === selected ? interpolate(copy.changed, { name, state: copy.states[row.state] }) : ''
}

/** Plays the sound of a new alert, if the person wants it. */
export function sounds(change: FeedChange, staffId: string): void {
  if (alertOf(change, staffId)) void import('./chime').then(({ chime }) => chime())
}

/** Counts the leads to call in the tab's title, and registers the browser of a person who wants alerts in it. */
export function useAlerts(toCall: number, { publicKey }: InboxAlerts): void {
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\+?\) /, '')
    document.title = toCall > 0 ? `(${countInWords(toCall)}) ${title}` : title
  }, [toCall])
  useEffect(() => {
    if (publicKey !== null)
      void import('@/components/desk/Alerts/alertBrowser').then((code) => code.registerAgain(publicKey))
  }, [publicKey])
}
