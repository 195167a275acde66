import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { HospitalArticle, hospitalQuestions } from '@/components/pages/Hospital/HospitalArticle'
import { HospitalHero, hospitalHead } from '@/components/pages/Hospital/HospitalHero'
import { hospitalJsonLd } from '@/components/seo/JsonLd/peopleAndPlacesJsonLd'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { hospitalListCopy } from '@/content/copy/hospitals'
import { besideHospital, hospitalDetail } from '@/app/[edition]/hospital/loadHospital'
import { PublicPage } from '@/app/_document/PublicPage'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/content/brand'

type Props = { readonly params: Promise<{ readonly slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await hospitalDetail((await params).slug)
  return found ? pageMetadata({ ...hospitalHead(found), path: found.page.path }) : {}
}

export default async function HospitalPage({ params }: Props) {
  const found = (await hospitalDetail((await params).slug)) ?? notFound()
  const { hospital, departments, city, page } = found
  const beside = await besideHospital(found)
  const numbers = pageNumbers(page)
  return (
    <PublicPage
      page={page}
      crumbs={[
        { name: hospitalListCopy.crumb, path: '/hospitals' },
        { name: hospital.HospitalName, path: page.path },
      ]}
      things={(url) => [hospitalJsonLd(hospital, city, departments, url)]}
      faqs={hospitalQuestions(hospital)}
    >
      <HospitalHero {...found} numbers={numbers} form={<LeadForm page={page} />} />
      <HospitalArticle {...found} {...beside} />
    </PublicPage>
  )
}
