import { ArticleCards } from '@/components/ArticleCards/ArticleCards'
import { ContactCards } from '@/components/ContactCards/ContactCards'
import { DoctorCards } from '@/components/DoctorCards/DoctorCards'
import { CommonTreatments, DepartmentTiles } from '@/components/HomeLists/HomeLists'
import { HospitalCards } from '@/components/HospitalCards/HospitalCards'
import { OpenRoles } from '@/components/OpenRoles/OpenRoles'
import { PersonCards } from '@/components/PersonPage/PersonCards'
import type { PersonRole } from '@/components/PersonPage/personPages'
import { PlaceLinks } from '@/components/PlaceLinks/PlaceLinks'
import { PressList } from '@/components/PressList/PressList'
import { ReviewCards } from '@/components/ReviewCards/ReviewCards'
import { TreatmentCards } from '@/components/TreatmentCards/TreatmentCards'
import { TreatmentSummaries } from '@/components/TreatmentSummaries/TreatmentSummaries'
import { VideoFigure } from '@/components/VideoList/VideoFigure'
import { articles, authors, popularCities, treatments } from '@/content/catalogue'
import { shippedRows } from '@/content/shippedCatalogue'
import { videos } from '@/content/videos'
import { type Specimen, state } from './specimen'

/** What a person does here, not a role of ARIA. */
const WRITER: PersonRole = 'authors'

/** What lists are made of; the entries are those of the demonstration. */
export const cardSpecimens: readonly Specimen[] = [
  {
    folder: 'DoctorCards',
    states: [
      state('three, with the note that they are fictional', ({ language }) => (
        <DoctorCards doctors={shippedRows('doctors').slice(0, 3)} language={language} />
      )),
    ],
  },
  {
    folder: 'HospitalCards',
    states: [
      state('three, with the note that they are fictional', ({ language }) => (
        <HospitalCards hospitals={shippedRows('hospitals').slice(0, 3)} language={language} />
      )),
    ],
  },
  {
    folder: 'ReviewCards',
    states: [
      state('four', ({ language }) => (
        <ReviewCards reviews={shippedRows('reviews').slice(0, 4)} language={language} />
      )),
    ],
  },
  {
    folder: 'TreatmentCards',
    states: [
      state('three', () => <TreatmentCards treatments={treatments().slice(0, 3)} folder="/treatment" />),
    ],
  },
  {
    folder: 'TreatmentSummaries',
    states: [state('two', () => <TreatmentSummaries treatments={treatments().slice(0, 2)} />)],
  },
  {
    folder: 'ArticleCards',
    states: [
      state('three', ({ language }) => <ArticleCards articles={articles(language).slice(0, 3)} />),
      state('none', () => <ArticleCards articles={[]} />),
    ],
  },
  {
    folder: 'PersonPage',
    states: [state('cards of writers', () => <PersonCards people={authors().slice(0, 3)} role={WRITER} />)],
  },
  {
    folder: 'HomeLists',
    states: [
      state('departments', ({ language }) => <DepartmentTiles language={language} />),
      state('common operations', ({ language }) => <CommonTreatments language={language} />),
    ],
  },
  {
    folder: 'PlaceLinks',
    states: [
      state('the popular cities', ({ language }) => (
        <PlaceLinks
          links={popularCities().map(({ slug, cityname, hindi }) => ({
            href: `/doctors?city=${slug}`,
            name: language === 'hi' ? hindi : cityname,
          }))}
        />
      )),
    ],
  },
  {
    folder: 'ContactCards',
    states: [
      state('as they stand', ({ numbers, language }) => (
        <ContactCards numbers={numbers} language={language} />
      )),
    ],
  },
  { folder: 'OpenRoles', states: [state('as they stand', () => <OpenRoles />)] },
  { folder: 'PressList', states: [state('as it stands', () => <PressList />)] },
  {
    folder: 'VideoList',
    states: [
      state('a film', () =>
        videos.slice(0, 1).map((video) => <VideoFigure key={video.slug} video={video} />),
      ),
    ],
  },
]
