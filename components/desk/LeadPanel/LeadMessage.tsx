'use client'

import { leadPanelCopy as copy } from '@/content/copy/desk'
import { interpolate } from '@/content/copy/interpolate'
import type { LEAD_PANEL_LABELS } from '@/machines/leadPanel/leadPanel.labels'

type Label = (typeof LEAD_PANEL_LABELS)[keyof typeof LEAD_PANEL_LABELS]

type LeadMessageProps = {
  readonly label: Label
  /** Who was faster; '' is the desk itself. */
  readonly by: string
  readonly onRetry: () => void
  readonly onClose: () => void
}

const textOf = (label: NonNullable<Label>, by: string): string =>
  label === 'conflict'
    ? by === ''
      ? copy.conflictOwn
      : interpolate(copy.conflict, { name: by })
    : copy[label]

/** What is under way, and what did not go as meant with the ways on from there. */
export function LeadMessage({ label, by, onRetry, onClose }: LeadMessageProps) {
  if (label === undefined) return null
  const isQuiet = label === 'loading' || label === 'acting'
  if (isQuiet)
    return (
      <p className="message" role="status">
        {copy[label]}
      </p>
    )
  const canRetry = label === 'notSent' || label === 'unknown' || label === 'unreachable'
  const isRead = label === 'conflict' || label === 'refused'
  return (
    <div className="message problem" role="alert">
      <p>{textOf(label, by)}</p>
      {canRetry && (
        <button type="button" onClick={onRetry}>
          {copy.retry}
        </button>
      )}
      {(isRead || label === 'notSent' || label === 'unknown') && (
        <button type="button" onClick={onClose}>
          {isRead ? copy.understood : copy.discard}
        </button>
      )}
    </div>
  )
}
