import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs'
import { AlphabetJump } from '@/components/CatalogueIndex/AlphabetJump'
import { AlphabetList } from '@/components/CatalogueIndex/AlphabetList'
import { alphabetGroups } from '@/components/CatalogueIndex/alphabetGroups'
import { ChangeLocation } from '@/components/ChangeLocation/ChangeLocation'
import { FaqTopics } from '@/components/FaqTopics/FaqTopics'
import { Faqs } from '@/components/Faqs/Faqs'
import { HowItWorks } from '@/components/HowItWorks/HowItWorks'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import { ReviewNote } from '@/components/MedicalReview/ReviewNote'
import { Sources } from '@/components/MedicalReview/Sources'
import { PageHero } from '@/components/PageHero/PageHero'
import { PageOpening } from '@/components/PageOpening/PageOpening'
import { PageSection, PageSections } from '@/components/PageSections/PageSections'
import { Pager } from '@/components/Pager/Pager'
import { SectionedArticle } from '@/components/SectionedArticle/SectionedArticle'
import { Dots, NamedTexts, Paragraphs, Steps } from '@/components/SectionedArticle/textBlocks'
import { SellingPoints } from '@/components/SellingPoints/SellingPoints'
import { siteFaqs, treatmentBySlug, treatments } from '@/content/catalogue'
import { messagesFor } from '@/content/messages/messagesFor'
import { plainList } from '@/model/listQuery'
import { type Scene, type Specimen, state } from './specimen'

const pager = ({ language }: Scene, page: number) => (
  <Pager
    path="/doctors"
    list="doctors"
    query={{ ...plainList('doctors'), page }}
    pages={9}
    language={language}
  />
)

const reviewed = () => treatmentBySlug('piles') ?? treatments()[0]

/** What pages are put together from. */
export const pagePartSpecimens: readonly Specimen[] = [
  {
    folder: 'Breadcrumbs',
    states: [
      state('three steps', ({ language }) => {
        const { header, notFound } = messagesFor(language)
        return (
          <Breadcrumbs
            crumbs={[
              { name: header.homeLink, path: '/' },
              { name: header.treatments, path: '/treatment' },
              { name: notFound.treatments, path: '/treatment/piles' },
            ]}
            language={language}
          />
        )
      }),
    ],
  },
  {
    folder: 'ChangeLocation',
    states: [
      state('in a city’s list', ({ page }) => (
        <ChangeLocation page={{ ...page, pageType: 'city-wise doctors' }} />
      )),
    ],
  },
  {
    folder: 'Pager',
    states: [
      state('first page', (scene) => pager(scene, 1)),
      state('in the middle', (scene) => pager(scene, 5)),
      state('last page', (scene) => pager(scene, 9)),
    ],
  },
  {
    folder: 'PageHero',
    states: [
      state('words, a form and what stands below', ({ page, language }) => (
        <PageHero
          form={<LeadForm id="hero" page={page} />}
          below={<p>{messagesFor(language).footer.emergency}</p>}
        >
          <h2>{messagesFor(language).home.title}</h2>
          <p className="lead">{messagesFor(language).home.lead}</p>
        </PageHero>
      )),
    ],
  },
  {
    folder: 'PageOpening',
    states: [
      state('title and lead', ({ language }) => (
        <PageOpening title={messagesFor(language).contact.title} lead={messagesFor(language).contact.lead}>
          <p>…</p>
        </PageOpening>
      )),
    ],
  },
  {
    folder: 'PageSections',
    states: [
      state('two sections', ({ language }) => (
        <PageSections>
          <PageSection title={messagesFor(language).home.howTitle} intro={messagesFor(language).contact.lead}>
            <p>…</p>
          </PageSection>
          <PageSection title={messagesFor(language).home.citiesTitle}>
            <p>…</p>
          </PageSection>
        </PageSections>
      )),
    ],
  },
  {
    folder: 'HowItWorks',
    states: [
      state('beside each other', ({ language }) => <HowItWorks language={language} />),
      state('in a narrow column', ({ language }) => <HowItWorks language={language} isNarrow />),
    ],
  },
  {
    folder: 'SellingPoints',
    states: [state('as they stand', ({ language }) => <SellingPoints language={language} />)],
  },
  {
    folder: 'Faqs',
    states: [state('three questions', ({ language }) => <Faqs faqs={siteFaqs(language).slice(0, 3)} />)],
  },
  {
    folder: 'FaqTopics',
    states: [state('every topic', ({ language }) => <FaqTopics language={language} />)],
  },
  {
    folder: 'MedicalReview',
    states: [
      state('text that nobody has reviewed yet', ({ language }) => {
        const review = reviewed()
        return review && <ReviewNote review={{ ...review, isReviewed: false }} language={language} />
      }),
      state('text that a doctor has reviewed', ({ language }) => {
        const review = reviewed()
        return review && <ReviewNote review={{ ...review, isReviewed: true }} language={language} />
      }),
      state('sources', ({ language }) => <Sources sources={reviewed()?.sources ?? []} language={language} />),
    ],
  },
  {
    folder: 'SectionedArticle',
    states: [
      state('its kinds of text', ({ page, language }) => {
        const { contact, thankYou, home } = messagesFor(language)
        const texts = thankYou.nextSteps
        return (
          <SectionedArticle
            page={page}
            sections={[
              { id: 'paragraphs', title: contact.title, body: <Paragraphs texts={[contact.lead]} /> },
              { id: 'dots', title: thankYou.nextTitle, body: <Dots items={texts} /> },
              { id: 'steps', title: thankYou.nextTitle, body: <Steps items={texts} /> },
              {
                id: 'named',
                title: home.howTitle,
                body: (
                  <NamedTexts
                    items={home.howSteps.map(({ value, label }) => ({ name: value, text: label }))}
                  />
                ),
              },
            ]}
          />
        )
      }),
    ],
  },
  {
    folder: 'CatalogueIndex',
    states: [
      state('jump and list', ({ language }) => {
        const groups = alphabetGroups(
          treatments().map(({ slug, ProcedureName, hindi, departmentid }) => ({
            href: `/treatment/${slug}`,
            name: language === 'hi' ? hindi : ProcedureName,
            departmentId: departmentid,
          })),
          language,
        )
        return (
          <>
            <AlphabetJump groups={groups} label="A–Z" />
            <AlphabetList groups={groups} />
          </>
        )
      }),
    ],
  },
]
