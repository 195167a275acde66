import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { itemListJsonLd } from '@/components/seo/JsonLd/itemListJsonLd'
import { JsonLd } from '@/components/seo/JsonLd/JsonLd'
import { breadcrumbsJsonLd } from '@/components/seo/JsonLd/pageJsonLd'
import { personJsonLd } from '@/components/seo/JsonLd/personJsonLd'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import type { PageContext } from '@/model/page/pageContext'
import { PageHero } from '@/components/ui/PageHero'
import { AuthorForms } from '@/components/pages/People/AuthorForms'
import { PersonCards } from '@/components/pages/People/PersonCards'
import { PersonHero } from '@/components/pages/People/PersonHero'
import { PersonPage } from '@/components/pages/People/PersonPage'
import type { PersonRole } from '@/components/pages/People/personPages'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { authorBySlug, authors, reviewerBySlug, reviewers } from '@/content/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import { breadcrumbCopy } from '@/content/copy/breadcrumbs'
import { peopleCopy } from '@/content/copy/people'
import { config } from '@/server/config'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/app/_document/contactNumbers'

const PEOPLE = {
  authors: { pageType: 'Authors', all: authors, bySlug: authorBySlug },
  reviewers: { pageType: 'Reviewers', all: reviewers, bySlug: reviewerBySlug },
} as const

const home = () => ({ name: breadcrumbCopy.en.home, path: '/' })

/** The page of all writers, or of all reviewers: its metadata and the page itself, for a route's file. */
export function peopleListPage(role: PersonRole) {
  const copy = peopleCopy[role]
  const path = `/${role}`
  const metadata = pageMetadata({ title: copy.metaTitle, description: copy.description, path })

  async function PeopleListPage() {
    const page: PageContext = {
      pageType: PEOPLE[role].pageType,
      pageName: copy.title,
      path,
      tier: 3,
      language: 'en',
    }
    const numbers = pageNumbers(page)
    const crumbs = [home(), { name: copy.title, path }]
    const entries = PEOPLE[role]
      .all()
      .map(({ PersonName: name, slug }) => ({ name, path: `${path}/${slug}` }))
    const { siteUrl } = config()
    return (
      <SiteShell page={page} numbers={numbers}>
        <div className="wrap">
          <Breadcrumbs crumbs={crumbs} language="en" />
        </div>
        <PageHero
          form={<LeadForm page={page} {...numbers} />}
          below={<PersonCards people={PEOPLE[role].all()} role={role} />}
        >
          <h1>{copy.title}</h1>
          <p className="lead">{copy.lead}</p>
        </PageHero>
        {role === 'authors' && <AuthorForms page={page} numbers={numbers} />}
        <JsonLd things={[breadcrumbsJsonLd(crumbs, siteUrl), itemListJsonLd(entries, siteUrl)]} />
      </SiteShell>
    )
  }

  return { metadata, PeopleListPage }
}

type Props = { readonly params: Promise<{ readonly slug: string }> }

/** The page of one writer, or of one reviewer. */
export function personPage(role: PersonRole) {
  const personOf = async ({ params }: Props) => PEOPLE[role].bySlug((await params).slug) ?? notFound()

  async function generateMetadata(props: Props): Promise<Metadata> {
    const { PersonName: name, role: work, summary: description, slug } = await personOf(props)
    return pageMetadata({
      title: interpolate(peopleCopy.detailTitle, { name, role: work }),
      description,
      path: `/${role}/${slug}`,
    })
  }

  async function OnePersonPage(props: Props) {
    const person = await personOf(props)
    const path = `/${role}/${person.slug}`
    const page: PageContext = {
      pageType: 'author details',
      pageName: person.PersonName,
      path,
      tier: 3,
      language: 'en',
    }
    const numbers = pageNumbers(page)
    const { siteUrl } = config()
    const crumbs = [
      home(),
      { name: peopleCopy[role].title, path: `/${role}` },
      { name: person.PersonName, path },
    ]
    return (
      <SiteShell page={page} numbers={numbers}>
        <div className="wrap">
          <Breadcrumbs crumbs={crumbs} language="en" />
        </div>
        <PersonHero person={person} form={<LeadForm page={page} {...numbers} />} />
        <PersonPage
          person={person}
          role={role}
          page={page}
          others={PEOPLE[role].all().filter(({ slug }) => slug !== person.slug)}
        />
        {role === 'authors' && <AuthorForms page={page} numbers={numbers} />}
        <JsonLd things={[breadcrumbsJsonLd(crumbs, siteUrl), personJsonLd(person, siteUrl + path)]} />
      </SiteShell>
    )
  }

  return { generateMetadata, OnePersonPage }
}
