/**
 * Name of the form's input that a person never sees and only programs fill in (docs/decisions/0007). It says nothing
 * that a browser's autofill would know.
 */
export const HONEYPOT_NAME = 'reference_note'
