/** Name of the invisible input that only programs fill in (docs/decisions/0007); unknown to autofill. */
export const HONEYPOT_NAME = 'reference_note'
