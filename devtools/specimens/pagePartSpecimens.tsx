import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { AlphabetJump, AlphabetList, alphabetGroups } from '@/app/[edition]/_lists/Alphabet'
import { ChangeLocation } from '@/components/account/Location/ChangeLocation'
import { FaqTopics } from '@/app/[edition]/faq/FaqTopics'
import { Faqs } from '@/components/ui/Faqs'
import { HowItWorks } from '@/components/ui/HowItWorks'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { ReviewNote, Sources } from '@/components/pages/People/ReviewNote'
import { PageHero, PageOpening } from '@/components/ui/PageHero'
import { PageSection, PageSections } from '@/components/ui/PageSections'
import { Pager } from '@/components/ui/Pager'
import { SectionedArticle } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Dots, NamedTexts, Paragraphs, Steps } from '@/components/ui/SectionedArticle/textBlocks'
import { SellingPoints } from '@/components/ui/SellingPoints'
import { siteFaqs, treatmentBySlug, treatments } from '@/content/catalogue/catalogue'
import { headerCopy } from '@/content/copy/header'
import { errorPageCopy } from '@/content/copy/errorPages'
import { footerCopy } from '@/content/copy/footer'
import { homeCopy } from '@/content/copy/home'
import { contactCopy } from '@/content/copy/contact'
import { thankYouCopy } from '@/content/copy/thankYou'
import { treatmentName } from '@/model/catalogue/treatment'
import { plainList } from '@/model/page/listQuery'
import { BookingRoot } from '@/components/pages/Booking/Booking.styles'
import { LiveTurn } from '@/components/pages/Turn/LiveTurn'
import { interpolate } from '@/content/copy/interpolate'
import { turnCopy } from '@/content/copy/turn'
import type { Language } from '@/model/page/language'
import { type Scene, type Specimens, state } from './specimen'

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

/** A patient's turn, today or on another day. */
function turn(language: Language, isToday: boolean) {
  const copy = turnCopy[language]
  const clock = { from: '11:20', to: '11:40', at: '10:52', count: '4', day: '27.11.' }
  const words = isToday
    ? {
        main: interpolate(copy.before, clock),
        range: interpolate(copy.range, clock),
        workedOut: interpolate(copy.workedOut, clock),
        note: copy.here,
      }
    : { main: interpolate(copy.onDay, clock), range: null, workedOut: null, note: copy.later }
  return (
    <BookingRoot>
      <section className="card" aria-label={copy.title}>
        <LiveTurn
          words={{ ...words, delay: null, isFollowed: isToday }}
          page="#"
          stream="/q/x/live"
          copy={copy}
        />
      </section>
    </BookingRoot>
  )
}

/** What pages are put together from. */
export const pagePartSpecimens: Specimens = {
  Breadcrumbs: [
    state('three steps', ({ language }) => {
      const { notFound } = errorPageCopy[language]
      return (
        <Breadcrumbs
          crumbs={[
            { name: headerCopy[language].homeLink, path: '/' },
            { name: footerCopy[language].treatments, path: '/treatment' },
            { name: notFound.treatments, path: '/treatment/piles' },
          ]}
          language={language}
        />
      )
    }),
  ],
  LiveTurn: [
    state('four before', ({ language }) => turn(language, true)),
    state('on another day', ({ language }) => turn(language, false)),
  ],
  ChangeLocation: [
    state('in a city’s list', ({ page }) => (
      <ChangeLocation page={{ ...page, pageType: 'city-wise doctors' }} />
    )),
  ],
  Pager: [
    state('first page', (scene) => pager(scene, 1)),
    state('in the middle', (scene) => pager(scene, 5)),
    state('last page', (scene) => pager(scene, 9)),
  ],
  PageHero: [
    state('words, a form and what stands below', ({ page, language }) => (
      <PageHero form={<LeadForm id="hero" page={page} />} below={<p>{footerCopy[language].emergency}</p>}>
        <h2>{homeCopy[language].title}</h2>
        <p className="lead">{homeCopy[language].lead}</p>
      </PageHero>
    )),
  ],
  PageOpening: [
    state('title and lead', ({ language }) => (
      <PageOpening title={contactCopy[language].title} lead={contactCopy[language].lead}>
        <p>…</p>
      </PageOpening>
    )),
  ],
  PageSections: [
    state('two sections', ({ language }) => (
      <PageSections>
        <PageSection title={homeCopy[language].howTitle} intro={contactCopy[language].lead}>
          <p>…</p>
        </PageSection>
        <PageSection title={homeCopy[language].citiesTitle}>
          <p>…</p>
        </PageSection>
      </PageSections>
    )),
  ],
  HowItWorks: [
    state('beside each other', ({ language }) => <HowItWorks language={language} />),
    state('in a narrow column', ({ language }) => <HowItWorks language={language} isNarrow />),
  ],
  SellingPoints: [state('as they stand', ({ language }) => <SellingPoints language={language} />)],
  Faqs: [state('three questions', ({ language }) => <Faqs faqs={siteFaqs(language).slice(0, 3)} />)],
  FaqTopics: [state('every topic', ({ language }) => <FaqTopics language={language} />)],
  ReviewNote: [
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
  SectionedArticle: [
    state('its kinds of text', ({ page, language }) => {
      const contact = contactCopy[language]
      const thankYou = thankYouCopy[language]
      const home = homeCopy[language]
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
                <NamedTexts items={home.howSteps.map(({ value, label }) => ({ name: value, text: label }))} />
              ),
            },
          ]}
        />
      )
    }),
  ],
  Alphabet: [
    state('jump and list', ({ language }) => {
      const groups = alphabetGroups(
        treatments().map((treatment) => ({
          href: `/treatment/${treatment.slug}`,
          name: treatmentName(treatment, language),
          departmentId: treatment.departmentid,
        })),
        language,
      )
      return (
        <>
          <AlphabetJump
            groups={groups}
            label="A–Z"
            further={{ href: '#by-department', name: homeCopy[language].departmentsLead }}
          />
          <AlphabetList groups={groups} />
        </>
      )
    }),
  ],
}
