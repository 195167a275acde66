import { Icon, ICON_NAMES } from '@/components/ui/Icon'
import { Illustration } from '@/components/ui/Illustration/Illustration'
import { Logo } from '@/components/ui/Logo/Logo'
import { Monogram } from '@/components/ui/Portrait'
import { DRAWING_NAMES } from '@/model/catalogue/drawing'
import { Row } from './Specimens.styles'
import { type Specimens, state } from './specimen'
import styled from 'styled-components'
import { contrastRatio } from '@/model/page/contrast'
import { COLOURS, SCHEMES, SHAPE_PAIRS, TEXT_PAIRS } from '@/components/ui/theme/tokens'
import type { Language } from '@/model/page/language'

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: 12px;
  list-style: none;

  li {
    display: grid;
    gap: 4px;
    font-size: 0.875rem;
    line-height: 1.4;
  }
  span {
    height: 56px;
    border: 1px solid var(--field-line);
    border-radius: var(--radius);
    forced-color-adjust: none;
  }
`

/** Every colour of the look with its name, and its values by day and by night. */
const ColourSwatches = () => (
  <Swatches>
    {/* The keys of an object are its own. */}
    {(Object.keys(COLOURS) as (keyof typeof COLOURS)[]).map((name) => (
      <li key={name}>
        {Object.values(SCHEMES).map((colours, at) => (
          <span key={at} style={{ background: colours[name] }} />
        ))}
        <strong>{name}</strong>
        {SCHEMES.light[name]} · {SCHEMES.dark[name]}
      </li>
    ))}
  </Swatches>
)

const Table = styled.table`
  border-collapse: collapse;
  font-size: 0.9375rem;
  line-height: 1.5;

  th,
  td {
    padding: 6px 16px 6px 0;
    border-bottom: 1px solid var(--line);
    font-weight: 400;
    text-align: left;
  }
  thead th {
    font-weight: 600;
  }
  .sample {
    padding: 6px 12px;
    font-weight: 600;
    forced-color-adjust: none;
  }
`

type PairsProps = { readonly pairs: typeof TEXT_PAIRS; readonly least: number; readonly caption: string }

/** Pairs of colours with their contrast, the least first. */
const Pairs = ({ pairs, least, caption }: PairsProps) => (
  <Table className="numbers">
    <caption className="out-of-sight">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">Pair</th>
        <th scope="col">Contrast</th>
        <th scope="col">At least</th>
      </tr>
    </thead>
    <tbody>
      {pairs
        .flatMap(({ text, ground }) =>
          Object.entries(SCHEMES).map(([scheme, { [text]: color, [ground]: background }]) => ({
            name: `${text} on ${ground}, ${scheme}`,
            style: { color, background },
            ratio: contrastRatio(color, background),
          })),
        )
        .sort((one, other) => one.ratio - other.ratio)
        .map(({ name, style, ratio }) => (
          <tr key={name}>
            <th scope="row" className="sample" style={style}>
              {name}
            </th>
            <td>{ratio.toFixed(2)} : 1</td>
            <td>{least} : 1</td>
          </tr>
        ))}
    </tbody>
  </Table>
)

/** Text on its ground: WCAG 2.2, 1.4.3 asks 4.5 to 1. */
const TextContrast = () => <Pairs pairs={TEXT_PAIRS} least={4.5} caption="Text and ground" />

/** Shapes on their ground: WCAG 2.2, 1.4.11 asks 3 to 1. */
const ShapeContrast = () => <Pairs pairs={SHAPE_PAIRS} least={3} caption="Shape and ground" />

const SAMPLES = {
  en: {
    heading: 'Surgery, explained before you decide',
    text: 'Read what happens in an operation, what it may cost in your city and how long recovery takes.',
  },
  hi: {
    heading: 'निर्णय से पहले सर्जरी को समझें',
    text: 'पढ़ें कि ऑपरेशन में क्या होता है, आपके शहर में कितना खर्च हो सकता है और ठीक होने में कितना समय लगता है।',
  },
} as const

const TypeRoot = styled.div`
  display: grid;
  gap: 16px;
  max-width: var(--measure);

  .hero {
    font-size: clamp(2rem, 1.55rem + 2vw, 3rem);
    font-weight: 700;
    letter-spacing: -0.025em;
    line-height: 1.1;
  }
`

/** The steps of type, from the page's title to small print. */
function TypeScale({ language }: { readonly language: Language }) {
  const { heading, text } = SAMPLES[language]
  return (
    <TypeRoot>
      <p className="hero">{heading}</p>
      <h2>{heading}</h2>
      <h3>{heading}</h3>
      <p className="lead">{text}</p>
      <p>
        {text} <a href="/">{heading}</a>
      </p>
      <p className="numbers">₹1,20,000 · ₹98,500 · 0123456789</p>
    </TypeRoot>
  )
}

/** Colours, type and drawings: what every component is made of. */
export const foundationSpecimens: Specimens = {
  theme: [
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
  Logo: [state('as it stands', () => <Logo />)],
  Icon: [
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
  Monogram: [
    state('in its sizes', () => (
      <Row>
        {[40, 64, 96].map((size) => (
          <Monogram key={size} name="Asha Rao" size={size} />
        ))}
      </Row>
    )),
  ],
  Illustration: [
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
}
