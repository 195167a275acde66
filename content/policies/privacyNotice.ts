/**
 * Version of the privacy notice shown beside every form. It is stored with each lead together with the language in
 * which it was shown; raise it whenever the notice's words change.
 */
export const PRIVACY_NOTICE_VERSION = '2026-11-26.2'
