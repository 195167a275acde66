import type { ActionPage } from '@/components/ui/ActionButtons/ActionButtons'
import { BookingLink } from '@/components/ui/BookingLink/BookingLink'
import { messagesFor } from '@/content/copy/messages/messagesFor'

/** 'Check Insurance Coverage', where appointments are shown: the lead form with the insurance field (section 2, header). */
export function CoverageLink({ page }: { readonly page: ActionPage }) {
  if (page.isFormEnabled === false) return null
  const { checkInsurance } = messagesFor(page.language).header
  return (
    <BookingLink page={page} className="coverage" modalTitle={checkInsurance} asks="insurance">
      {checkInsurance}
    </BookingLink>
  )
}
