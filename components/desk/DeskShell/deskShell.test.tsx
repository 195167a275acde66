import { renderToStaticMarkup } from 'react-dom/server'
import { STAFF_ROLES, type StaffRole } from '@/model/desk/staff'
import { deskHome, DeskShell } from './DeskShell'

const linksOf = (role: StaffRole) => {
  const html = renderToStaticMarkup(
    <DeskShell staff={{ id: '1', name: 'Meera Nair', role, branches: null }} page="inbox">
      <p>leads</p>
    </DeskShell>,
  )
  expect(html).toContain('Meera Nair')
  return [...html.matchAll(/<li><a href="([^"]+)"/g)].map(([, path]) => path)
}

test('everybody is led where their role may go', () => {
  const own = ['/desk/alerts', '/desk/account']
  const managed = [
    ...['/desk', '/desk/new', '/desk/day', '/desk/schedule', '/desk/figures'],
    ...['/desk/behaviour', '/desk/catalogue', '/desk/settings'],
  ]
  expect(STAFF_ROLES.map(linksOf)).toEqual([
    [...managed, '/desk/staff', ...own],
    [...managed, ...own],
    ['/desk', '/desk/new', '/desk/day', '/desk/figures', ...own],
    ['/desk', '/desk/day', '/desk/figures', '/desk/account'],
    ['/desk/catalogue', '/desk/account'],
    ['/desk/catalogue', '/desk/account'],
  ])
})

test('everybody’s first page is one of theirs', () => {
  const home = (role: StaffRole) => deskHome({ id: '1', name: 'Meera Nair', role, branches: null })
  for (const role of STAFF_ROLES) expect(home(role)).toBe(linksOf(role)[0])
})

test('who is not signed in is led nowhere', () => {
  const html = renderToStaticMarkup(<DeskShell>sign in</DeskShell>)
  expect(html).not.toMatch(/<nav|desk\/logout/)
})

test.each([
  ['agent', true, 'On duty: switch to away', 'away'],
  ['manager', false, 'Away: switch to on duty', 'on'],
] as const)(
  'an %s sees whether they are on duty (%s), and switches it where they are',
  (role, isOnDuty, label, value) => {
    const html = renderToStaticMarkup(
      <DeskShell staff={{ id: '1', name: 'Meera Nair', role, branches: null, isOnDuty }} page="day">
        <p>the day</p>
      </DeskShell>,
    )
    const form = /<form[^>]*account\/duty.*?<\/form>/.exec(html)?.[0]
    expect(form).toContain(`aria-label="${label}"`)
    expect(form).toContain(`name="duty" value="${value}"`)
    expect(form).toContain('name="back" value="/desk/day"')
  },
)

test('who cannot have leads has no switch of duty', () => {
  const html = renderToStaticMarkup(
    <DeskShell staff={{ id: '1', name: 'Meera Nair', role: 'author', branches: null, isOnDuty: false }}>
      x
    </DeskShell>,
  )
  expect(html).not.toContain('/desk/account/duty')
})
