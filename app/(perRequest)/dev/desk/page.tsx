import { Island } from '@/components/layout/islands/Island'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DeskShell } from '@/components/desk/DeskShell/DeskShell'
import { Inbox } from '@/components/desk/Inbox/Inbox'
import { InboxRoot } from '@/components/desk/Inbox/Inbox.styles'
import { SAMPLE_INBOX } from '@/devtools/specimens/sampleInbox'
import {
  FIRST_LEAD,
  SAMPLE_STAFF,
  SECOND_LEAD,
  sampleList,
  sampleRow,
} from '@/devtools/specimens/sampleLeads'
import { hasDevPages } from '@/server/config/config'

export const metadata: Metadata = { title: 'Desk', robots: { index: false } }

const ROWS = [sampleRow(FIRST_LEAD), sampleRow(SECOND_LEAD)]

/** The desk's inbox with two sample leads, for developers and path tests (DEV_PAGES=1). */
export default async function DeskSamplePage({ searchParams }: { searchParams: Promise<{ lead?: string }> }) {
  if (!hasDevPages()) notFound()
  return (
    <DeskShell staff={SAMPLE_STAFF} page="inbox">
      <InboxRoot>
        <Island
          name="inbox"
          of={Inbox}
          props={{
            ...SAMPLE_INBOX,
            page: sampleList(ROWS, { next: 'cursor' }),
            selected: (await searchParams).lead ?? null,
            choices: {
              city: ['Delhi', 'Mumbai'],
              treatment: ['Cataract', 'Piles'],
              source: ['google'],
              owner: [[SAMPLE_STAFF.id, SAMPLE_STAFF.name]],
              reason: [['tooFar', 'Too far away']],
              people: [[SAMPLE_STAFF.id, SAMPLE_STAFF.name]],
              closeReasons: [['tooFar', 'Too far away']],
            },
          }}
        />
      </InboxRoot>
    </DeskShell>
  )
}
