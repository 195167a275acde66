import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import styled from 'styled-components'
import { publicPage } from '@/app/_document/edition'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { PublicPage } from '@/app/_document/PublicPage'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { PersonCards, type PersonRole } from '@/components/pages/People/PersonCards'
import { PersonHero, PersonPage } from './PersonPage'
import { personJsonLd } from '@/components/seo/JsonLd/peopleAndPlacesJsonLd'
import { PageHero } from '@/components/ui/PageHero'
import { authorBySlug, authors, reviewerBySlug, reviewers } from '@/content/catalogue/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import { peopleCopy } from '@/content/copy/people'
import type { Person } from '@/model/catalogue/person'
import type { PageContext } from '@/model/page/pageContext'

const PEOPLE = {
  authors: { pageType: 'Authors', all: authors, bySlug: authorBySlug },
  reviewers: { pageType: 'Reviewers', all: reviewers, bySlug: reviewerBySlug },
} as const

const AuthorFormsRoot = styled.div`
  display: grid;
  gap: 24px;
  padding-bottom: 72px;

  @media (min-width: 1024px) {
    grid-template-columns: 1fr 1fr;
    gap: 40px;
    align-items: start;
  }
`

/** The two extra forms of every page under /authors, variants 5 and 6 (specification, section 2, shell rules). */
function AuthorForms({ page }: { readonly page: PageContext }) {
  const copy = peopleCopy.authors
  const forms = [
    {
      variant: '5',
      id: 'ask',
      heading: copy.ask,
      description: copy.askLead,
      options: { submitTitle: copy.askSubmit },
    },
    {
      variant: '6',
      id: 'opinion',
      heading: copy.opinion,
      description: copy.opinionLead,
      options: { submitTitle: copy.opinionSubmit },
    },
  ] as const
  return (
    <AuthorFormsRoot className="wrap">
      {forms.map((form) => (
        <LeadForm key={form.id} page={page} {...form} isBesideAnother />
      ))}
    </AuthorFormsRoot>
  )
}

/** The page of all writers, or of all reviewers: its metadata and the page itself, for a route's file. */
export function peopleListPage(role: PersonRole) {
  const { metaTitle, description, title, lead } = peopleCopy[role]
  const { pageType, all } = PEOPLE[role]
  const page = publicPage({ pageType, pageName: title, path: `/${role}` })
  return {
    metadata: pageMetadata(page, { title: metaTitle, description }),
    async Page() {
      const people = all()
      return (
        <PublicPage
          page={page}
          crumbs={[{ name: title, path: page.path }]}
          entries={people.map(({ PersonName: name, slug }) => ({ name, path: `${page.path}/${slug}` }))}
        >
          <PageHero form={<LeadForm page={page} />} below={<PersonCards people={people} role={role} />}>
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
          </PageHero>
          {role === 'authors' && <AuthorForms page={page} />}
        </PublicPage>
      )
    },
  }
}

type Props = { readonly params: Promise<{ readonly slug: string }> }

/** The page of one writer, or of one reviewer. */
export function personPage(role: PersonRole) {
  const { all, bySlug } = PEOPLE[role]
  const personOf = async ({ params }: Props) => bySlug((await params).slug) ?? notFound()
  const pageOf = ({ PersonName: pageName, slug }: Person) =>
    publicPage({ pageType: 'author details', pageName, path: `/${role}/${slug}` })
  return {
    async generateMetadata(props: Props): Promise<Metadata> {
      const person = await personOf(props)
      const { PersonName: name, role: work, summary: description } = person
      const title = interpolate(peopleCopy.detailTitle, { name, role: work })
      return pageMetadata(pageOf(person), { title, description })
    },
    async Page(props: Props) {
      const person = await personOf(props)
      const { PersonName: name, slug } = person
      const page = pageOf(person)
      return (
        <PublicPage
          page={page}
          crumbs={[
            { name: peopleCopy[role].title, path: `/${role}` },
            { name, path: page.path },
          ]}
          things={(url) => [personJsonLd(person, url)]}
        >
          <PersonHero person={person} form={<LeadForm page={page} />} />
          <PersonPage
            person={person}
            role={role}
            page={page}
            others={all().filter((other) => other.slug !== slug)}
          />
          {role === 'authors' && <AuthorForms page={page} />}
        </PublicPage>
      )
    },
  }
}
