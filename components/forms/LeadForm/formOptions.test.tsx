import { renderToStaticMarkup } from 'react-dom/server'
import { RadioGroup, type RadioGroupProps } from '@/components/ui/RadioGroup'
import type { LeadFormOptions } from '@/model/lead/leadForm'
import type { PageContext } from '@/model/page/pageContext'
import { departmentBySlug, treatmentsInDepartment } from '@/content/catalogue/catalogue'
import { treatmentDisplayLabel } from '@/model/lead/treatmentLabel'
import { LeadForm } from './LeadForm'

const PAGE: PageContext = {
  pageType: 'Service',
  pageName: 'Page',
  path: '/some-page',
  tier: 3,
  language: 'en',
}
const drawn = (options: LeadFormOptions) => renderToStaticMarkup(<LeadForm page={PAGE} options={options} />)

test('label, background and heading are the options’, and a form can do without a heading', () => {
  const html = drawn({ header: 'Ask a surgeon', label: 'We call you back.', background: 'rgb(1, 2, 3)' })
  expect(html).toContain('>Ask a surgeon</h2>')
  expect(html).toContain('We call you back.')
  expect(html).toContain('background:rgb(1, 2, 3)')
  const plain = drawn({ header: 'Ask a surgeon', heading: false })
  expect(plain).not.toContain('<h2')
})

test('a department’s page offers its treatments first, all others behind them, in the plain form as well', () => {
  const names = (page: Partial<PageContext>) =>
    [
      ...(/<select[^>]*name="treatment"[^>]*>(.*?)<\/select>/s
        .exec(renderToStaticMarkup(<LeadForm page={{ ...PAGE, ...page }} />))?.[1]
        ?.matchAll(/<option[^>]*>([^<]+)/g) ?? []),
    ].map(([, name]) => name)
  const own = treatmentsInDepartment(departmentBySlug('urology')?.DepartmentId ?? 0)
  const department = departmentBySlug('urology')?.DepartmentName
  expect(own.length).toBeGreaterThan(1)
  const first = names({ department }).slice(1, 1 + own.length)
  expect(first).toEqual(own.map((row) => treatmentDisplayLabel(row)))
  expect(names({}).slice(1, 1 + own.length)).not.toEqual(first)
  expect([...names({ department })].sort()).toEqual([...names({})].sort())
})

test('a radio group has title, options, error, name, default, required and style', () => {
  const group: RadioGroupProps = {
    id: 'group',
    title: 'Insurance',
    name: 'insuranceField',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
    required: true,
    optionalHint: 'optional',
    selected: 'no',
    error: 'Please select any one',
  }
  const html = renderToStaticMarkup(<RadioGroup {...group} />)
  expect(html).toMatch(/<legend>Insurance<\/legend>/)
  expect(html.match(/name="insuranceField"/g)).toHaveLength(2)
  expect(html).toMatch(/value="yes"\/><span>Yes<\/span>/)
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="no"|<input[^>]*value="no"[^>]*checked=""/)
  expect(html).toContain('class="choices styled"')
  // The error follows the choices and describes the group.
  expect(html).toMatch(/<\/div><p class="error" id="group-error">Please select any one<\/p>/)
  expect(html).toContain('aria-describedby="group-error"')
  const free = renderToStaticMarkup(<RadioGroup {...group} required={false} styled={false} error="" />)
  expect(free).toContain('(optional)')
  expect(free).not.toContain('styled')
  expect(free).not.toContain('error')
})
