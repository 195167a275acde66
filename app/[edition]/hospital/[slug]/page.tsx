import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { HospitalArticle, hospitalQuestions } from '@/components/pages/Hospital/HospitalArticle'
import { HospitalHero, hospitalHead } from '@/components/pages/Hospital/HospitalHero'
import { hospitalJsonLd } from '@/components/seo/JsonLd/peopleAndPlacesJsonLd'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { hospitalName } from '@/model/catalogue/hospital'
import { languageOf } from '@/app/_document/edition'
import { hospitalPageCopy } from '@/content/copy/hospitals'
import { besideHospital, hospitalDetail } from '@/app/[edition]/hospital/loadHospital'
import { PublicPage } from '@/app/_document/PublicPage'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/content/brand'

type Props = { readonly params: Promise<{ readonly edition: string; readonly slug: string }> }

const find = async (props: Props) => hospitalDetail((await props.params).slug, await languageOf(props))

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await find(props)
  if (!found) return {}
  const { language, path } = found.page
  return pageMetadata({ ...hospitalHead(found, language), path, language })
}

export default async function HospitalPage(props: Props) {
  const found = (await find(props)) ?? notFound()
  const { hospital, departments, city, page } = found
  const beside = await besideHospital(found)
  const numbers = pageNumbers(page)
  return (
    <PublicPage
      page={page}
      crumbs={[
        { name: hospitalPageCopy[page.language].crumb, path: '/hospitals' },
        { name: hospitalName(hospital, page.language), path: page.path },
      ]}
      things={(url) => [hospitalJsonLd(hospital, city, departments, url)]}
      faqs={hospitalQuestions(hospital, page.language)}
    >
      <HospitalHero {...found} numbers={numbers} form={<LeadForm page={page} />} />
      <HospitalArticle {...found} {...beside} />
    </PublicPage>
  )
}
