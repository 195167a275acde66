/** The rewrites of next.config.js that read a query: what a cached page cannot. */
import { thankYouAddress } from '@/model/thankYouAddress'
import nextConfig from '@/next.config'
import { IN_APP_SOURCE } from './edition'

type Rewrite = {
  readonly source: string
  readonly destination: string
  readonly has?: readonly { readonly key?: string; readonly value?: string }[]
}

let rewrites: readonly Rewrite[] = []
beforeAll(async () => {
  const all = await nextConfig.rewrites?.()
  rewrites = all && 'afterFiles' in all ? (all.afterFiles ?? []) : []
})

const startOf = (source: string): string => source.replace(/\/?:.*$/, '')

/** The destination of the first rewrite that fits, its parameters left as they are. */
function destinationOf(address: string): string | undefined {
  const { pathname, searchParams } = new URL(address, 'https://x.example')
  return rewrites.find(
    ({ source, has = [] }) =>
      pathname.startsWith(startOf(source)) &&
      (source.includes(':') || source === pathname) &&
      has.every(({ key = '', value }) => searchParams.get(key) === value),
  )?.destination
}

const lead = { pageType: 'Marketing', mobile: '9876543210' }

test.each([
  ['/marketing/piles?variant=pdf', '/en/marketing-pdf/:rest*'],
  ['/marketing/brand/hexa?utm_source=x&variant=pdf', '/en/marketing-pdf/:rest*'],
  ['/marketing/piles?variant=pdf&source=patientapp', '/en-app/marketing-pdf/:rest*'],
  [`/doctors?city=pune&source=${IN_APP_SOURCE}`, '/en-app/:path'],
  [`/hi/faq?source=${IN_APP_SOURCE}`, '/hi-app/:page/:rest*'],
  ['/doctors?source=google', '/en/:path'],
  ['/marketing/piles?variant=other', '/en/:path'],
  ['/marketing/piles', '/en/:path'],
  [thankYouAddress({ ...lead, pageVariant: 'pdf' }), '/en/thankyou/pdf'],
  [thankYouAddress(lead), '/en/thankyou/plan'],
  [thankYouAddress({ ...lead, pageType: 'Treatment' }), '/en/:path'],
])('%s is answered by %s', (address, destination) => {
  expect(destinationOf(address)).toBe(destination)
})
