import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs'
import { HospitalArticle } from '@/components/HospitalPage/HospitalArticle'
import { HospitalHero } from '@/components/HospitalPage/HospitalHero'
import { hospitalHead } from '@/components/HospitalPage/hospitalHead'
import { hospitalQuestions } from '@/components/HospitalPage/hospitalQuestions'
import { JsonLd } from '@/components/JsonLd/JsonLd'
import { hospitalJsonLd } from '@/components/JsonLd/hospitalJsonLd'
import { breadcrumbsJsonLd, faqJsonLd } from '@/components/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'
import { hospitalListWords } from '@/content/words/hospitals'
import { taggedBy } from '@/server/documents/cacheTags'
import { config } from '@/server/config'
import { besideHospital, hospitalDetail } from '@/app/hospitalDetail'
import { pageMetadata } from '@/app/pageMetadata'
import { pageNumbers } from '@/app/pageNumbers'

type Props = { readonly params: Promise<{ readonly slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await hospitalDetail((await params).slug)
  return found ? pageMetadata({ ...hospitalHead(found), path: found.page.path }) : {}
}

export default async function HospitalPage({ params }: Props) {
  const found = (await hospitalDetail((await params).slug)) ?? notFound()
  const { hospital, departments, city, page } = found
  const own = `hospitals/${hospital.slug}` as const
  taggedBy(own, 'hospitals', 'doctors', 'reviews', 'departments', 'cities')
  taggedBy('treatments', 'costs', 'insurers')
  const beside = await besideHospital(found)
  const numbers = pageNumbers(page)
  const { siteUrl } = config()
  const crumbs = [
    { name: pageWordsFor('en').shell.home, path: '/' },
    { name: hospitalListWords.crumb, path: '/hospitals' },
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
