import { Modals } from '@/components/account/Dialog/Modals'
import { MODAL_NAMES } from '@/machines/modals/modals.machine'
import { Row } from './Specimens.styles'
import { type Scene, type Specimen, aloneState } from './specimen'

const modals = (name: string, changes: Partial<Scene['page']>, docked = false) =>
  aloneState(name, ({ page, numbers }) => (
    <>
      <Row>
        {MODAL_NAMES.map((opener) => (
          <a key={opener} href="#modals" className="button" data-opens={opener} aria-haspopup="dialog">
            {opener}
          </a>
        ))}
      </Row>
      <Modals page={{ ...page, ...changes }} numbers={numbers} props={{ isModalDocked: docked }} />
    </>
  ))

/** The one dialog in its styles, with every content behind its opener. */
export const modalSpecimens: readonly Specimen[] = [
  {
    component: 'Modals',
    states: [
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
  },
]
