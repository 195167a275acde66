import { Icon, ICON_NAMES } from '@/components/ui/Icon'
import { Illustration } from '@/components/ui/Illustration/Illustration'
import { Logo } from '@/components/ui/Logo/Logo'
import { Monogram } from '@/components/ui/Monogram'
import { DRAWING_NAMES } from '@/model/catalogue/drawing'
import { ColourSwatches, ShapeContrast, TextContrast, TypeScale } from './Foundations'
import { Row } from './Specimens.styles'
import { type Specimen, state } from './specimen'

/** Colours, type and drawings: what every component is made of. */
export const foundationSpecimens: readonly Specimen[] = [
  {
    component: 'theme',
    states: [
      state('colours', () => <ColourSwatches />),
      state('contrast of text', () => <TextContrast />),
      state('contrast of shapes', () => <ShapeContrast />),
      state('type', ({ language }) => <TypeScale language={language} />),
      state('plain buttons', () => (
        <Row>
          <a className="button button-primary" href="/">
            button button-primary
          </a>
          <a className="button" href="/">
            button
          </a>
        </Row>
      )),
    ],
  },
  { component: 'Logo', states: [state('as it stands', () => <Logo />)] },
  {
    component: 'Icon',
    states: [
      state('every icon', () => (
        <Row>
          {ICON_NAMES.map((name) => (
            <span key={name}>
              <Icon name={name} /> {name}
            </span>
          ))}
        </Row>
      )),
    ],
  },
  {
    component: 'Monogram',
    states: [
      state('in its sizes', () => (
        <Row>
          {[40, 64, 96].map((size) => (
            <Monogram key={size} name="Asha Rao" size={size} />
          ))}
        </Row>
      )),
    ],
  },
  {
    component: 'Illustration',
    states: [
      state('every drawing', () => (
        <Row>
          {DRAWING_NAMES.map((name) => (
            <span key={name}>
              <Illustration name={name} size={72} />
              {name}
            </span>
          ))}
        </Row>
      )),
    ],
  },
]
