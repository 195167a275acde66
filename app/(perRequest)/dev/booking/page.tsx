import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Island } from '@/components/layout/islands/Island'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { OwnClient } from '@/components/pages/Appointment/OwnClient'
import { BookingRoot } from '@/components/pages/Booking/Booking.styles'
import { BookingClient } from '@/components/pages/Booking/BookingClient'
import { sampleBooking, sampleOwn } from '@/devtools/specimens/sampleBooking'
import { BOOKING_STARTS } from '@/machines/bookAppointment/bookAppointment.context'
import { hasDevPages } from '@/server/config/config'

export const metadata: Metadata = { title: 'Booking', robots: { index: false } }

type Query = { readonly start?: string }

/** A sample booking at a step (`?start=code`), or a sample appointment, for developers and path tests (DEV_PAGES=1). */
export default async function BookingSamplePage({ searchParams }: { searchParams: Promise<Query> }) {
  if (!hasDevPages()) notFound()
  const query = await searchParams
  const start = BOOKING_STARTS.find((one) => one === query.start)
  const view = sampleBooking(start ?? 'place')
  return (
    <SiteShell page={view.page}>
      <BookingRoot>
        <h1>Booking</h1>
        {start ? (
          <Island name="booking" of={BookingClient} props={{ view }} />
        ) : (
          <Island name="ownAppointment" of={OwnClient} props={{ view: sampleOwn() }} />
        )}
      </BookingRoot>
    </SiteShell>
  )
}
