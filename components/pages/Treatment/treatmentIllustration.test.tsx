import { renderToStaticMarkup } from 'react-dom/server'
import { DEFAULT_DRAWING, DRAWINGS } from '@/components/pages/Department/drawings'
import { HEXA_TREATMENT_SLUGS, departmentById, departments, treatments } from '@/content/catalogue'
import { TREATMENT_DRAWINGS } from './treatmentDrawings'
import { TreatmentIllustration } from './TreatmentIllustration'

const departmentSlugOf = ({ departmentid }: { departmentid: number }) =>
  departmentById(departmentid)?.slug ?? ''

const drawn = (treatmentSlug: string, departmentSlug: string) =>
  renderToStaticMarkup(
    <TreatmentIllustration treatmentSlug={treatmentSlug} departmentSlug={departmentSlug} size={80} />,
  )

describe('illustrations', () => {
  it('tell the sixteen treatments of the hexa page apart', () => {
    const pictures = treatments()
      .filter(({ slug }) => HEXA_TREATMENT_SLUGS.includes(slug))
      .map((treatment) => drawn(treatment.slug, departmentSlugOf(treatment)))
    expect(new Set(pictures).size).toBe(16)
  })

  it('tell the departments apart, and each has its own', () => {
    const slugs = departments().map(({ slug }) => slug)
    expect(slugs.filter((slug) => DRAWINGS[slug] === undefined)).toEqual([])
    const pictures = slugs.map((slug) => renderToStaticMarkup(<>{DRAWINGS[slug]}</>))
    expect(new Set(pictures).size).toBe(slugs.length)
  })

  it('never fall back to the general drawing for a treatment of the catalogue', () => {
    const general = renderToStaticMarkup(<>{DEFAULT_DRAWING}</>)
    for (const treatment of treatments())
      expect(drawn(treatment.slug, departmentSlugOf(treatment))).not.toContain(general)
  })

  it('are drawn for treatments and departments that exist', () => {
    const slugs = treatments().map(({ slug }) => slug)
    expect(Object.keys(TREATMENT_DRAWINGS).filter((slug) => !slugs.includes(slug))).toEqual([])
    const known = departments().map(({ slug }) => slug)
    expect(Object.keys(DRAWINGS).filter((slug) => !known.includes(slug))).toEqual([])
  })

  it('have a width and a height, and are hidden from screen readers', () => {
    for (const treatment of treatments())
      expect(drawn(treatment.slug, departmentSlugOf(treatment))).toMatch(
        /^<svg class="illustration" width="80" height="80" .*aria-hidden="true"/,
      )
  })

  it('show what a treatment is about with an accent', () => {
    for (const treatment of treatments())
      expect(drawn(treatment.slug, departmentSlugOf(treatment))).toContain('class="accent"')
  })
})
