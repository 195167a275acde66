import type { ActionPage } from '@/components/ui/ActionButtons/ActionButtons'
import { BookingLink } from '@/components/ui/BookingLink/BookingLink'
import { headerCopy } from '@/content/copy/header'

/** 'Check Insurance Coverage', where appointments are shown: the lead form with the insurance field (section 2, header). */
export function CoverageLink({ page }: { readonly page: ActionPage }) {
  if (page.isFormEnabled === false) return null
  const { checkInsurance } = headerCopy[page.language]
  return (
    <BookingLink page={page} className="coverage" modalTitle={checkInsurance} asks="insurance">
      {checkInsurance}
    </BookingLink>
  )
}
