import { ArticleCards } from '@/components/pages/Blog/ArticleCards'
import { ContactCards } from '@/components/ui/ContactCards'
import { DoctorCards } from '@/components/pages/Doctor/DoctorCards'
import { CommonTreatments, DepartmentTiles } from '@/components/pages/Home/HomeLists'
import { HospitalCards } from '@/components/pages/Hospital/HospitalCards'
import { OpenRoles } from '@/app/[edition]/careers/OpenRoles'
import { PersonCards, type PersonRole } from '@/components/pages/People/PersonCards'
import { PlaceLinks } from '@/components/ui/PlaceLinks'
import { PressList } from '@/app/[edition]/press/PressList'
import { ReviewCards } from '@/components/pages/Review/ReviewCards'
import { TreatmentCards } from '@/components/pages/Treatment/TreatmentCards'
import { TreatmentSummaries } from '@/components/pages/Treatment/TreatmentSummaries'
import { VideoFigure } from '@/components/ui/VideoFigure'
import { articles, authors, popularCities, treatments } from '@/content/catalogue/catalogue'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { videos } from '@/content/copy/videos'
import { cityName } from '@/model/catalogue/city'
import { type Specimens, state } from './specimen'

/** What a person does here, not a role of ARIA. */
const WRITER: PersonRole = 'authors'

/** What lists are made of; the entries are those of the demonstration. */
export const cardSpecimens: Specimens = {
  DoctorCards: [
    state('three, with the note that they are fictional', ({ language }) => (
      <DoctorCards doctors={shippedRows('doctors').slice(0, 3)} language={language} />
    )),
  ],
  HospitalCards: [
    state('three, with the note that they are fictional', ({ language }) => (
      <HospitalCards hospitals={shippedRows('hospitals').slice(0, 3)} language={language} />
    )),
  ],
  ReviewCards: [
    state('four', ({ language }) => (
      <ReviewCards reviews={shippedRows('reviews').slice(0, 4)} language={language} />
    )),
  ],
  TreatmentCards: [
    state('three', () => <TreatmentCards treatments={treatments().slice(0, 3)} folder="/treatment" />),
  ],
  TreatmentSummaries: [state('two', () => <TreatmentSummaries treatments={treatments().slice(0, 2)} />)],
  ArticleCards: [
    state('three', ({ language }) => <ArticleCards articles={articles(language).slice(0, 3)} />),
    state('none', () => <ArticleCards articles={[]} />),
  ],
  PersonPage: [state('cards of writers', () => <PersonCards people={authors().slice(0, 3)} role={WRITER} />)],
  HomeLists: [
    state('departments', ({ language }) => <DepartmentTiles language={language} />),
    state('common operations', ({ language }) => <CommonTreatments language={language} />),
  ],
  PlaceLinks: [
    state('the popular cities', ({ language }) => (
      <PlaceLinks
        links={popularCities().map((city) => ({
          href: `/doctors?city=${city.slug}`,
          name: cityName(city, language),
        }))}
      />
    )),
  ],
  ContactCards: [state('as they stand', ({ page }) => <ContactCards page={page} />)],
  OpenRoles: [state('as they stand', () => <OpenRoles />)],
  PressList: [state('as it stands', () => <PressList />)],
  VideoFigure: [
    state('a film', () => videos.slice(0, 1).map((video) => <VideoFigure key={video.slug} video={video} />)),
  ],
}
