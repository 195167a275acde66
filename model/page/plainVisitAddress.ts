/** The address that a page without scripts asks for, so that the site knows which link or advertisement led to it. */
export const PLAIN_VISIT_ADDRESS = '/enquiry/came-from'
