/** Requested by pages without scripts, for attribution. */
export const PLAIN_VISIT_ADDRESS = '/enquiry/came-from'
