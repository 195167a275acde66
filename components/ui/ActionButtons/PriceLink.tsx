'use client'

import { useVisitContext } from '@/components/layout/VisitContext/visitSignal'

type PriceLinkProps = {
  /** Address of city price pages, up to the slug. */
  readonly cityPages: string
  /** Slugs of the cities that have a price, by name. */
  readonly cities: Readonly<Record<string, string>>
  /** Where it leads as long as no city is known. */
  readonly href: string
  readonly className: string
  readonly label: string
}

/** Link to a treatment's price; after hydration to the visitor's city, where available. */
export function PriceLink({ cityPages, cities, href, className, label }: PriceLinkProps) {
  const { city } = useVisitContext().topics
  const slug = city && Object.hasOwn(cities, city.value) ? cities[city.value] : undefined
  return (
    <a className={className} href={slug === undefined ? href : `${cityPages}${slug}#here`}>
      {label}
    </a>
  )
}
