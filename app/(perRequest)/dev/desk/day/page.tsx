import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DayList } from '@/components/desk/Day/DayList'
import { DayView } from '@/components/desk/Day/DayView'
import { DeskShell } from '@/components/desk/DeskShell/DeskShell'
import { Island } from '@/components/layout/islands/Island'
import { SAMPLE_CHOICE, sampleDay } from '@/devtools/specimens/sampleDay'
import { SAMPLE_STAFF } from '@/devtools/specimens/sampleLeads'
import { hasDevPages } from '@/server/config/config'

export const metadata: Metadata = { title: 'Day', robots: { index: false } }

/** The list of a sample day, for developers and path tests (DEV_PAGES=1). */
export default function DaySamplePage() {
  if (!hasDevPages()) notFound()
  return (
    <DeskShell staff={SAMPLE_STAFF} page="day">
      <DayView
        choice={SAMPLE_CHOICE}
        places={[]}
        waiting={[]}
        hasMore={false}
        walkIn={null}
        list={
          <Island
            name="dayList"
            of={DayList}
            props={{
              choice: SAMPLE_CHOICE,
              page: sampleDay(),
              mayCancel: true,
              mayChange: true,
              posted: null,
            }}
          />
        }
      />
    </DeskShell>
  )
}
