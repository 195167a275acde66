import type { PageContext } from '@/model/page/pageContext'
import { AppDownload } from '@/components/layout/AppDownload/AppDownload'
import { FloatingButtons } from '@/components/layout/FloatingButtons/FloatingButtons'
import { Footer } from '@/components/layout/Footer/Footer'
import { Header } from '@/components/layout/Header/Header'
import { HeaderSearch } from '@/components/layout/Search/HeaderSearch'
import { LandingShell } from '@/components/pages/Landing/LandingShell'
import { PartnerBanner } from '@/components/pages/Company/PartnerBanner'
import { SearchForm } from '@/components/pages/Search/SearchForm'
import { SearchResults } from '@/components/pages/Search/SearchResults'
import type { SearchResult } from '@/model/search/options'
import { AvatarSpecimen } from './AvatarSpecimen'
import { ConsentSpecimen } from './ConsentSpecimen'
import { type Scene, type Specimen, aloneState, state } from './specimen'

const header = (name: string, changes: Partial<PageContext>) =>
  aloneState(name, ({ page, numbers }: Scene) => <Header page={{ ...page, ...changes }} numbers={numbers} />)

const loggedIn = (name: string, initials: string) =>
  aloneState(name, ({ page, numbers }: Scene) => (
    <>
      <Header page={page} numbers={numbers} />
      <AvatarSpecimen initials={initials} />
    </>
  ))

const found = (ArticleType: number, Name: string, Url: string, CityName?: string): SearchResult => ({
  ArticleType,
  Id: 1,
  Name,
  RouteId: Url,
  Url,
  ...(CityName !== undefined && { CityName }),
})
const RESULTS: readonly SearchResult[] = [
  found(2, 'Piles Treatment', '/treatment/piles'),
  found(1, 'Piles', '/condition/piles'),
  found(3, 'Dr. Asha Rao', '/doctor/asha-rao', 'Mumbai'),
  found(4, 'Aravalli Gate Hospital', '/hospital/aravalli-gate-hospital', 'Delhi NCR'),
  found(5, 'Eating with piles', '/blog/piles-diet'),
  found(6, 'HbA1c', '/test/hba1c'),
]

/** What stands around every page. */
export const shellSpecimens: readonly Specimen[] = [
  {
    component: 'Header',
    states: [
      header('logged out, ribbon with the appointment', {}),
      header('ribbon with the app', { path: '/blog', pageType: 'Blog' }),
      header('page that exists in both languages', { path: '/faq', pageType: 'Faq' }),
      loggedIn('logged in', 'AR'),
      loggedIn('logged in without a name', 'G'),
      header('without calls', { isCallEnabled: false }),
      header('without WhatsApp', { isWhatsAppEnabled: false }),
      header('without a form', { isFormEnabled: false }),
    ],
  },
  {
    component: 'HeaderSearch',
    states: [
      aloneState('bar with its list of cities; type three letters for the panel', ({ language }) => (
        <div className="bar">
          <HeaderSearch language={language} />
        </div>
      )),
    ],
  },
  {
    component: 'SearchResults',
    states: [
      state('form', ({ language }) => <SearchForm language={language} />),
      state('results of every group', ({ language }) => (
        <SearchResults results={RESULTS} language={language} />
      )),
    ],
  },
  {
    component: 'FloatingButtons',
    states: [
      aloneState('WhatsApp and appointment, once the page is scrolled by 500 px', ({ page, numbers }) => (
        <FloatingButtons page={page} numbers={numbers} />
      )),
      aloneState('Open In App, where they are hidden', ({ page, numbers }) => (
        <FloatingButtons page={{ ...page, path: '/chat', pageType: 'Chat' }} numbers={numbers} />
      )),
    ],
  },
  {
    component: 'Analytics',
    states: [
      aloneState('question for consent', ({ language }) => <ConsentSpecimen language={language} isAsking />),
      aloneState('way back to it once it is answered', ({ language }) => (
        <ConsentSpecimen language={language} isAsking={false} />
      )),
    ],
  },
  {
    component: 'AppDownload',
    states: [
      state('as it stands', ({ language, numbers }) => <AppDownload language={language} numbers={numbers} />),
    ],
  },
  {
    component: 'PartnerBanner',
    states: [state('as it stands', ({ language }) => <PartnerBanner language={language} />)],
  },
  {
    component: 'Footer',
    states: [
      state('lists and accordions', ({ page }) => <Footer page={page} />),
      state('without the extra block', ({ page }) => <Footer page={{ ...page, path: '/chat' }} />),
    ],
  },
  {
    component: 'LandingShell',
    states: [
      state('around a page without header and footer', ({ page, numbers }) => (
        <LandingShell page={page} numbers={numbers}>
          <div className="wrap">…</div>
        </LandingShell>
      )),
    ],
  },
]
