import type { Language } from '@/model/page/language'

/** The way to a page, above its title. */
const en = {
  label: 'You are here',
  home: 'Home',
}

export const breadcrumbCopy: Readonly<Record<Language, typeof en>> = {
  en,
  hi: {
    label: 'आप यहाँ हैं',
    home: 'होम',
  },
}
