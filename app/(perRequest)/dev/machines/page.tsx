import { Island } from '@/components/layout/islands/Island'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ChartRoomRoot } from '@/devtools/chartRoom/ChartRoom.styles'
import { MachineGallery } from '@/devtools/chartRoom/MachineGallery'
import { galleryEntries } from '@/devtools/chartRoom/machineRooms'
import { hasDevPages } from '@/server/config/config'

export const metadata: Metadata = { title: 'Machines', robots: { index: false } }

/** Every machine of the product, for developers, QA and product people (DEV_PAGES=1). */
export default function MachinesPage() {
  if (!hasDevPages()) notFound()
  return (
    <ChartRoomRoot>
      <h1>Machines</h1>
      <p>What can happen on the site, as state charts: look at one, or walk through it without the site.</p>
      <p>
        <a href="/dev/machines/live">Running machines</a>: open any page of this site with{' '}
        <code>?inspect</code> in its address and watch there what its machines do.
      </p>
      <p>
        <a href="/dev/funnel">From page to visit</a>: how far visitors came in the last days.
      </p>
      <p>
        <a href="/dev/review">What changed</a>: charts of then and now, for a review.
      </p>
      <p>
        <a href="/dev/brands">Brands</a>: the site in the looks of five example clinics.
      </p>
      <Island name="machineGallery" of={MachineGallery} props={{ entries: galleryEntries() }} />
    </ChartRoomRoot>
  )
}
