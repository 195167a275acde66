import type { Language } from '@/model/page/language'

/** Where the account is logged in. */
const en = {
  title: 'Where you are logged in',
  /** Risk notice of the login by text message (OWASP ASVS 6.6.1). */
  risk: 'Whoever can read text messages to your number can log in. Lock your phone and SIM, tell nobody a code, and if you lose the SIM, have your provider block it and end the logins here.',
  lead: 'If you do not recognise one of these, end it.',
  /** Gaps {browser} and {system}. */
  device: '{browser} on {system}',
  unknownDevice: 'Unknown browser',
  here: 'This browser',
  /** Gap {day}. The last use is noted once an hour, so that a day says enough. */
  since: 'Logged in on {day}',
  lastUsed: 'last used on {day}',
  end: 'End',
  /** Accessible name of a login's button; gap {device}. */
  endNamed: 'End the login of {device}',
  endOthers: 'End all others',
  ended: 'That login has ended',
  othersEnded: 'All other logins have ended',
  endAll: 'End all, this one too',
  new: 'New',
  /** Gaps {device} and {day}. */
  newLogin: 'There was a new login to your account: {device}, on {day}. If that was not you, end it below.',
  known: 'That was me',
  seen: 'Thank you. We will tell you of the next one.',
}

const hi: typeof en = {
  title: 'आप कहाँ-कहाँ लॉगिन हैं',
  risk: 'जो आपके नंबर पर आए मैसेज पढ़ सकता है, वह लॉगिन कर सकता है। फ़ोन और सिम को लॉक रखें, कोड किसी को न बताएँ, और सिम खो जाए तो अपनी कंपनी से उसे बंद कराएँ और यहाँ लॉगिन समाप्त करें।',
  lead: 'इनमें से कोई आपका न लगे तो उसे समाप्त करें।',
  device: '{system} पर {browser}',
  unknownDevice: 'अज्ञात ब्राउज़र',
  here: 'यही ब्राउज़र',
  since: '{day} को लॉगिन',
  lastUsed: 'पिछला उपयोग {day} को',
  end: 'समाप्त करें',
  endNamed: '{device} का लॉगिन समाप्त करें',
  endOthers: 'बाकी सभी समाप्त करें',
  ended: 'वह लॉगिन समाप्त कर दिया गया है',
  othersEnded: 'बाकी सभी लॉगिन समाप्त कर दिए गए हैं',
  endAll: 'यह समेत सभी समाप्त करें',
  new: 'नया',
  newLogin: 'आपके खाते में नया लॉगिन हुआ: {device}, {day} को। यदि वह आप नहीं थे, तो उसे नीचे समाप्त करें।',
  known: 'यह मेरा ही लॉगिन था',
  seen: 'धन्यवाद। अगला लॉगिन होने पर हम आपको बताएँगे।',
}

export const loginsCopy: Readonly<Record<Language, typeof en>> = { en, hi }
