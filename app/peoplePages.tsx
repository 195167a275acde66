import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs'
import { itemListJsonLd } from '@/components/JsonLd/itemListJsonLd'
import { JsonLd } from '@/components/JsonLd/JsonLd'
import { breadcrumbsJsonLd } from '@/components/JsonLd/pageJsonLd'
import { personJsonLd } from '@/components/JsonLd/personJsonLd'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { PageHero } from '@/components/PageHero/PageHero'
import { AuthorForms } from '@/components/PersonPage/AuthorForms'
import { PersonCards } from '@/components/PersonPage/PersonCards'
import { PersonHero } from '@/components/PersonPage/PersonHero'
import { PersonPage } from '@/components/PersonPage/PersonPage'
import type { PersonRole } from '@/components/PersonPage/personPages'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import { authorBySlug, authors, reviewerBySlug, reviewers } from '@/content/catalogue'
import { fillGaps } from '@/content/messages/messages'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'
import { peopleWords } from '@/content/words/people'
import { taggedBy } from '@/server/documents/cacheTags'
import { config } from '@/server/config'
import { pageMetadata } from './pageMetadata'
import { pageNumbers } from './pageNumbers'

const PEOPLE = {
  authors: { pageType: 'Authors', all: authors, bySlug: authorBySlug },
  reviewers: { pageType: 'Reviewers', all: reviewers, bySlug: reviewerBySlug },
} as const

const home = () => ({ name: pageWordsFor('en').shell.home, path: '/' })

/** The page of all writers, or of all reviewers: its metadata and the page itself, for a route's file. */
export function peopleListPage(role: PersonRole) {
  const words = peopleWords[role]
  const path = `/${role}`
  const metadata = pageMetadata({ title: words.metaTitle, description: words.description, path })

  async function PeopleListPage() {
    taggedBy(role)
    const page: LeadFormPage = {
      pageType: PEOPLE[role].pageType,
      pageName: words.title,
      path,
      tier: 3,
      language: 'en',
    }
    const numbers = pageNumbers(page)
    const crumbs = [home(), { name: words.title, path }]
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
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
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
      title: fillGaps(peopleWords.detailTitle, { name, role: work }),
      description,
      path: `/${role}/${slug}`,
    })
  }

  async function OnePersonPage(props: Props) {
    const person = await personOf(props)
    taggedBy(role, `${role}/${person.slug}`, 'articles', 'conditions', 'treatments', 'tests')
    const path = `/${role}/${person.slug}`
    const page: LeadFormPage = {
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
      { name: peopleWords[role].title, path: `/${role}` },
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
