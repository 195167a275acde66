import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BrandLook } from '@/app/_document/BrandLook'
import { BrandSample } from '@/devtools/specimens/BrandSample'
import { EXAMPLE_BRANDS } from '@/devtools/specimens/exampleBrands'
import { hasDevPages } from '@/server/config/config'

export const metadata: Metadata = { title: 'Brands', robots: { index: false } }

type Props = { readonly searchParams: Promise<{ brand?: string }> }

/** The site's parts in the look of an example clinic (`?brand=plum`), for developers (DEV_PAGES=1). */
export default async function BrandsPage({ searchParams }: Props) {
  if (!hasDevPages()) notFound()
  const { brand = '' } = await searchParams
  const shown = Object.hasOwn(EXAMPLE_BRANDS, brand) ? brand : 'navy'
  return (
    <>
      <BrandLook of={EXAMPLE_BRANDS[shown]} />
      <BrandSample shown={shown} />
    </>
  )
}
