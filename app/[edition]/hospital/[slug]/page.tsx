import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { HospitalArticle } from '@/components/pages/Hospital/HospitalArticle'
import { HospitalHero } from '@/components/pages/Hospital/HospitalHero'
import { hospitalHead } from '@/components/pages/Hospital/hospitalHead'
import { hospitalQuestions } from '@/components/pages/Hospital/hospitalQuestions'
import { JsonLd } from '@/components/seo/JsonLd/JsonLd'
import { hospitalJsonLd } from '@/components/seo/JsonLd/hospitalJsonLd'
import { breadcrumbsJsonLd, faqJsonLd } from '@/components/seo/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { breadcrumbCopy } from '@/content/copy/breadcrumbs'
import { hospitalListCopy } from '@/content/copy/hospitals'
import { config } from '@/server/config'
import { besideHospital, hospitalDetail } from '@/app/[edition]/hospital/loadHospital'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/app/_document/contactNumbers'

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
  const { siteUrl } = config()
  const crumbs = [
    { name: breadcrumbCopy.en.home, path: '/' },
    { name: hospitalListCopy.crumb, path: '/hospitals' },
    { name: hospital.HospitalName, path: page.path },
  ]
  const things = [
    hospitalJsonLd(hospital, city, departments, siteUrl + page.path),
    breadcrumbsJsonLd(crumbs, siteUrl),
    faqJsonLd(hospitalQuestions(hospital)),
  ]
  return (
    <SiteShell page={page} numbers={numbers}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} language="en" />
      </div>
      <HospitalHero {...found} numbers={numbers} form={<LeadForm page={page} {...numbers} />} />
      <HospitalArticle {...found} {...beside} />
      <JsonLd things={things} />
    </SiteShell>
  )
}
