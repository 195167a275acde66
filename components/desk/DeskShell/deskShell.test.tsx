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
