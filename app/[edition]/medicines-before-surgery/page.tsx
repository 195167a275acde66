import styled from 'styled-components'
import type { Metadata } from 'next'
import { type EditionParams, editionPage, languageOf } from '@/app/_document/edition'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { PublicPage } from '@/app/_document/PublicPage'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { ReviewNote, Sources } from '@/components/pages/People/ReviewNote'
import { FastingArticle } from '@/components/pages/Treatment/safetySections'
import { PageHero } from '@/components/ui/PageHero'
import { SectionedArticle } from '@/components/ui/SectionedArticle/SectionedArticle'
import { NamedTexts } from '@/components/ui/SectionedArticle/textBlocks'
import { generalSafety } from '@/content/catalogue/safetyOf'
import { safetyCopy } from '@/content/copy/safety'

const pageOf = async (props: EditionParams) =>
  editionPage(props, {
    pageType: 'Service',
    pageName: safetyCopy[await languageOf(props)].page.crumb,
    path: '/medicines-before-surgery',
  })

/** As an article's sections are, beside the form. */
const Medicines = styled.section`
  display: grid;
  gap: 16px;
  max-width: var(--measure);

  dl {
    display: grid;
    gap: 12px;
  }
  dt {
    font-weight: 600;
  }
`

export async function generateMetadata(props: EditionParams): Promise<Metadata> {
  return pageMetadata(await pageOf(props), safetyCopy[await languageOf(props)].page)
}

/** What counts before every treatment: medicines, and who needs special care. */
export default async function MedicinesPage(props: EditionParams) {
  const page = await pageOf(props)
  const { language } = page
  const { page: copy, medicines: own } = safetyCopy[language]
  const { medicines, care, notes, sources } = generalSafety(language)
  return (
    <PublicPage page={page} crumbs={[{ name: copy.crumb, path: page.path }]}>
      <PageHero
        form={<LeadForm page={page} />}
        below={
          <Medicines id="medicines">
            <h2>{copy.medicines}</h2>
            <NamedTexts items={medicines} />
            <FastingArticle language={language} />
          </Medicines>
        }
      >
        <h1>{copy.heading}</h1>
        <p className="lead">{own.lead}</p>
      </PageHero>
      <SectionedArticle
        page={page}
        sections={[
          { id: 'care', title: copy.care, body: <NamedTexts items={care} /> },
          {
            id: 'sources',
            title: copy.sources,
            body: (
              <>
                <Sources sources={sources} language={language} />
                {notes.map((note) => (
                  <ReviewNote key={note.slug} review={note} language={language} />
                ))}
              </>
            ),
          },
        ]}
      />
    </PublicPage>
  )
}
