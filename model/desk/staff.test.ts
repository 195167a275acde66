import { isAtLeast, type LeastRole, STAFF_ROLES, type StaffRole } from './staff'

const allowed = (least: LeastRole) => STAFF_ROLES.filter((role) => isAtLeast({ role }, least))

test('roles are one order over leads and one over texts', () => {
  expect(allowed('viewer')).toEqual(['owner', 'manager', 'agent', 'viewer'])
  expect(allowed('agent')).toEqual(['owner', 'manager', 'agent'])
  expect(allowed('author')).toEqual(['owner', 'manager', 'reviewer', 'author'])
  expect(allowed('reviewer')).toEqual(['owner', 'manager', 'reviewer'])
  expect(allowed('manager')).toEqual(['owner', 'manager'])
  expect(allowed('staff')).toEqual(STAFF_ROLES)
})

test('a role of a newer release has no right', () => {
  for (const role of ['auditor', 'staff', '', 'toString'])
    for (const least of [...STAFF_ROLES, 'staff'] as const)
      expect(isAtLeast({ role: role as StaffRole }, least)).toBe(false)
})
