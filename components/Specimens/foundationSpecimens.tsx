import { DepartmentIllustration } from '@/components/DepartmentIllustration/DepartmentIllustration'
import { Icon, ICON_NAMES } from '@/components/Icon/Icon'
import { TreatmentIllustration } from '@/components/Illustration/TreatmentIllustration'
import { Logo } from '@/components/Logo/Logo'
import { Monogram } from '@/components/Monogram/Monogram'
import { departmentById, departments, treatments } from '@/content/catalogue'
import { ColourSwatches, ShapeContrast, TextContrast, TypeScale } from './Foundations'
import { Row } from './SpecimenFrame'
import { type Specimen, state } from './specimen'

/** Colours, type and drawings: what every component is made of. */
export const foundationSpecimens: readonly Specimen[] = [
  {
    folder: 'theme',
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
  { folder: 'Logo', states: [state('as it stands', () => <Logo />)] },
  {
    folder: 'Icon',
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
    folder: 'Monogram',
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
    folder: 'DepartmentIllustration',
    states: [
      state('every department', ({ language }) => (
        <Row>
          {departments().map(({ slug, DepartmentName, hindi }) => (
            <span key={slug}>
              <DepartmentIllustration departmentSlug={slug} />
              {language === 'hi' ? hindi : DepartmentName}
            </span>
          ))}
        </Row>
      )),
    ],
  },
  {
    folder: 'Illustration',
    states: [
      state('every treatment', ({ language }) => (
        <Row>
          {treatments().map(({ slug, ProcedureName, hindi, departmentid }) => (
            <span key={slug}>
              <TreatmentIllustration
                treatmentSlug={slug}
                departmentSlug={departmentById(departmentid)?.slug ?? ''}
              />
              {language === 'hi' ? hindi : ProcedureName}
            </span>
          ))}
        </Row>
      )),
    ],
  },
]
