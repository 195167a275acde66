import { submitEnquiry } from '@/server/forms/submitEnquiry'

/** The lead form without JavaScript; its own page for what has to be corrected is `/enquiry/{draft}`. */
export const POST = (request: Request) => submitEnquiry(request)

/** Nobody links here; a visitor who comes back to the address of the form finds the contact page's. */
export const GET = () => new Response(null, { status: 303, headers: { Location: '/contact-us#enquiry' } })
