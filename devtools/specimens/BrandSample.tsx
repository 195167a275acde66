import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { Header } from '@/components/layout/Header/Header'
import { DoctorCards } from '@/components/pages/Doctor/DoctorCards'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { EXAMPLE_BRANDS } from './exampleBrands'
import { SpecimenRoot } from './Specimens.styles'

const PAGE = {
  pageType: 'Treatment',
  pageName: 'Piles Treatment',
  path: '/treatment/piles',
  tier: 3,
  language: 'en',
  treatmentSlug: 'piles',
} as const

/**
 * Header, a doctor's card, buttons and a form under an example brand's name; the page's colours are set by BrandLook.
 * @param shown a key of EXAMPLE_BRANDS
 */
export const BrandSample = ({ shown }: { readonly shown: string }) => (
  <>
    <Header page={PAGE} brandName={EXAMPLE_BRANDS[shown]?.name} />
    <SpecimenRoot>
      <div className="wrap">
        <h1>Brands</h1>
        <nav className="groups" aria-label="Groups">
          {Object.entries(EXAMPLE_BRANDS).map(([brand, { name }]) => (
            <a
              key={brand}
              href={`/dev/brands?${new URLSearchParams({ brand })}`}
              aria-current={brand === shown ? 'page' : undefined}
            >
              {name}
            </a>
          ))}
        </nav>
        <section className="component" aria-label="Doctor’s card">
          <h2>Doctor’s card</h2>
          <DoctorCards doctors={shippedRows('doctors').slice(0, 1)} language="en" />
        </section>
        <section className="component" aria-label="Buttons">
          <h2>Buttons</h2>
          <ActionButtons section="treatment" page={PAGE} />
        </section>
        <section className="component" aria-label="Form">
          <h2>Form</h2>
          <LeadForm id="brand-form" page={PAGE} />
        </section>
      </div>
    </SpecimenRoot>
  </>
)
