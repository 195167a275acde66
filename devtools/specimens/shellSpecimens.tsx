import { ConsentRoot } from '@/components/analytics/Analytics'
import { Island } from '@/components/layout/islands/Island'
import type { PageContext } from '@/model/page/pageContext'
import { AppDownload } from '@/components/layout/AppDownload/AppDownload'
import { FloatingButtons } from '@/components/layout/FloatingButtons/FloatingButtons'
import { Footer } from '@/components/layout/Footer/Footer'
import { Header } from '@/components/layout/Header/Header'
import { HeaderSearch } from '@/components/layout/Search/HeaderSearch'
import { LandingShell } from '@/components/pages/Landing/LandingShell'
import { PartnerBanner } from '@/components/pages/Company/PartnerBanner'
import { SearchForm } from '@/components/pages/Search/SearchForm'
import { SearchResults } from '@/app/(perRequest)/search/SearchResults'
import type { SearchResult } from '@/model/search/searchResult'
import { AvatarSpecimen, ConsentSpecimen } from './liveSpecimens'
import { type Scene, type Specimens, aloneState, state } from './specimen'
import { Modals } from '@/components/account/Dialog/Modals'
import { MODAL_NAMES } from '@/machines/modals/modals.machine'
import { Row } from './Specimens.styles'

const header = (name: string, changes: Partial<PageContext>) =>
  aloneState(name, ({ page }) => <Header page={{ ...page, ...changes }} />)

const loggedIn = (name: string, initials: string) =>
  aloneState(name, ({ page }) => (
    <>
      <Header page={page} />
      <Island name="avatarSpecimen" of={AvatarSpecimen} props={{ initials }} />
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

/** Parts around every page's content. */
export const shellSpecimens: Specimens = {
  Header: [
    header('logged out, ribbon with the appointment', {}),
    header('ribbon with the app', { path: '/blog', pageType: 'Blog' }),
    header('page that exists in both languages', { path: '/faq', pageType: 'Faq' }),
    loggedIn('logged in', 'AR'),
    loggedIn('logged in without a name', 'G'),
    header('without calls', { isCallEnabled: false }),
    header('without WhatsApp', { isWhatsAppEnabled: false }),
    header('without a form', { isFormEnabled: false }),
  ],
  HeaderSearch: [
    aloneState('bar with its list of cities; type three letters for the panel', ({ language }) => (
      <div className="bar">
        <HeaderSearch language={language} />
      </div>
    )),
  ],
  SearchResults: [
    state('form', ({ language }) => <SearchForm language={language} />),
    state('results of every group', ({ language }) => (
      <SearchResults results={RESULTS} language={language} />
    )),
  ],
  FloatingButtons: [
    aloneState('WhatsApp and appointment, once the page is scrolled by 500 px', ({ page }) => (
      <FloatingButtons page={page} />
    )),
    aloneState('Open In App, where they are hidden', ({ page }) => (
      <FloatingButtons page={{ ...page, path: '/chat', pageType: 'Chat' }} />
    )),
  ],
  Analytics: [
    aloneState('question for consent', ({ language }) => (
      <ConsentRoot>
        <Island name="consentSpecimen" of={ConsentSpecimen} props={{ language, isAsking: true }} />
      </ConsentRoot>
    )),
    aloneState('way back to it once it is answered', ({ language }) => (
      <ConsentRoot>
        <Island name="consentSpecimen" of={ConsentSpecimen} props={{ language, isAsking: false }} />
      </ConsentRoot>
    )),
  ],
  AppDownload: [state('as it stands', ({ page }) => <AppDownload page={page} />)],
  PartnerBanner: [state('as it stands', ({ language }) => <PartnerBanner language={language} />)],
  Footer: [
    state('lists and accordions', ({ page }) => <Footer page={page} />),
    state('without the extra block', ({ page }) => <Footer page={{ ...page, path: '/chat' }} />),
  ],
  LandingShell: [
    state('around a page without header and footer', ({ page }) => (
      <LandingShell page={page}>
        <div className="wrap">…</div>
      </LandingShell>
    )),
  ],
}

const modals = (name: string, changes: Partial<Scene['page']>, docked = false) =>
  aloneState(name, ({ page }) => (
    <>
      <Row>
        {MODAL_NAMES.map((opener) => (
          <a key={opener} href="#modals" className="button" data-opens={opener} aria-haspopup="dialog">
            {opener}
          </a>
        ))}
      </Row>
      <Modals page={{ ...page, ...changes }} props={{ isModalDocked: docked }} />
    </>
  ))

/** The one dialog in its styles, with every content behind its opener. */
export const modalSpecimens: Specimens = {
  Modals: [
    modals('as on most pages', {}),
    modals('docked at the bottom', {}, true),
    modals('the other style of Marketing and Insurance', {
      pageType: 'Marketing',
      path: '/marketing/piles',
    }),
    modals('without the form’s description, on cost pages', {
      pageType: 'costpage',
      path: '/treatment/piles-cost',
    }),
  ],
}
