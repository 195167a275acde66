import { footerCopy } from '@/content/copy/footer'
import type { Language } from '@/model/page/language'

export function listLinks(language: Language) {
  const copy = footerCopy[language]
  return [
    { href: '/condition', name: copy.conditions },
    { href: '/treatment', name: copy.treatments },
    { href: '/doctors', name: copy.doctors },
    { href: '/hospitals', name: copy.hospitals },
    { href: '/test', name: copy.tests },
    { href: '/blog', name: copy.articles },
  ]
}
