import type { TestModel } from '@/devtools/proof/testModel'
import { DEPARTMENTS_ENTRY } from '@/model/page/menuLevels'
import type { MenuContext, MenuEvent } from './menu.machine'

/** A department of the shipped catalogue with conditions and treatments, one without treatments, and one that no catalogue has yet. */
export const MENU_DEPARTMENTS = {
  both: { department: 'proctology', shown: ['condition', 'treatment'] },
  conditions: { department: 'neurology', shown: ['condition'] },
  treatments: { department: 'physiotherapy', shown: ['treatment'] },
} as const

export const menuTestModel: TestModel<MenuEvent, MenuContext, undefined> = {
  input: undefined,
  events: [
    { label: 'presses the menu’s button', event: { type: 'menu.toggled' } },
    { label: 'presses Departments', event: { type: 'entry.toggled', entry: DEPARTMENTS_ENTRY } },
    { label: 'presses Services', event: { type: 'entry.toggled', entry: 'services' } },
    {
      label: 'presses a department',
      event: { type: 'department.toggled', ...MENU_DEPARTMENTS.both },
    },
    {
      label: 'presses a department without treatments',
      event: { type: 'department.toggled', ...MENU_DEPARTMENTS.conditions },
    },
    {
      label: 'presses a department without conditions',
      event: { type: 'department.toggled', ...MENU_DEPARTMENTS.treatments },
    },
    { label: 'goes to the departments', event: { type: 'level.entered', level: 'department' } },
    { label: 'goes to the conditions', event: { type: 'level.entered', level: 'condition' } },
    { label: 'goes to the treatments', event: { type: 'level.entered', level: 'treatment' } },
    { label: 'presses arrow right', event: { type: 'level.deeper' } },
    { label: 'presses arrow left', event: { type: 'level.back' } },
    { label: 'presses Escape', event: { type: 'menu.dismissed' } },
    { label: 'presses beside the menu', event: { type: 'menu.left' } },
    { label: 'goes to another page', event: { type: 'route.changed' } },
  ],
  stateKey: ({ isDrawer, entry, department }) => ({ isDrawer, entry, department }),
}
