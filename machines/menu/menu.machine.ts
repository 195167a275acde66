import { assign, setup } from 'xstate'
import { withContext, withEvent } from '@/machines/machineSetup'
import { DEPARTMENTS_ENTRY, type MenuLevel } from '@/model/page/menuLevels'

export type MenuContext = {
  /** True for a drawer (phones, tablets), false for a bar. */
  readonly isDrawer: boolean
  /** The entry whose panel is open. */
  readonly entry: string | null
  /** The department whose conditions and treatments are shown, by its slug. */
  readonly department: string | null
  /** Which of the two it has. */
  readonly shown: readonly MenuLevel[]
}

export type MenuEvent =
  /** The button of phones and tablets. */
  | { readonly type: 'menu.toggled' }
  | { readonly type: 'entry.toggled'; readonly entry: string }
  | {
      readonly type: 'department.toggled'
      readonly department: string
      readonly shown: readonly MenuLevel[]
    }
  /** The focus is now in that column, however it came there. */
  | { readonly type: 'level.entered'; readonly level: MenuLevel }
  /** Arrow keys to the next column and back. */
  | { readonly type: 'level.deeper' }
  | { readonly type: 'level.back' }
  /** Escape. */
  | { readonly type: 'menu.dismissed' }
  /** A press beside the menu, or the focus went on. */
  | { readonly type: 'menu.left' }
  /** Another page, another part of this one, or another width of the window. */
  | { readonly type: 'route.changed' }

/** What is named when the focus has to go somewhere. */
type MenuPlace = Pick<MenuContext, 'isDrawer' | 'entry' | 'department'>

/** The focus goes to a column. */
const focusLevel = (level: MenuLevel) => ({ type: 'focusLevel', params: { level } }) as const

/** From the conditions or treatments of one department: it is closed, or another one takes its place. */
const BACK_AMONG_DEPARTMENTS = [
  { guard: withEvent('isOpenDepartment'), target: 'department', actions: 'closeDepartment' },
  { target: 'department', actions: withEvent('takeDepartment') },
] as const

/** The three-level menu of departments, conditions and treatments, and the side menu of phones (specification, section 2, header). */
export const menuMachine = setup({
  types: {} as { context: MenuContext; events: MenuEvent; tags: 'open' },
  guards: {
    isDrawer: ({ context }) => context.isDrawer,
    isDepartments: (_, { entry }: { entry: string }) => entry === DEPARTMENTS_ENTRY,
    isOpenEntryOfDrawer: ({ context }, { entry }: { entry: string }) =>
      context.isDrawer && entry === context.entry,
    isOpenEntry: ({ context }, { entry }: { entry: string }) => entry === context.entry,
    isOpenDepartment: ({ context }, { department }: { department: string }) =>
      department === context.department,
    hasConditions: ({ context }) => context.shown.includes('condition'),
    hasTreatments: ({ context }) => context.shown.includes('treatment'),
    isConditionEntered: ({ context }, { level }: { level: MenuLevel }) =>
      level === 'condition' && context.shown.includes(level),
    isTreatmentEntered: ({ context }, { level }: { level: MenuLevel }) =>
      level === 'treatment' && context.shown.includes(level),
    isDepartmentEntered: (_, { level }: { level: MenuLevel }) => level === 'department',
  },
  actions: {
    beginDrawer: assign({ isDrawer: true }),
    takeEntry: assign((_, { entry }: { entry: string }) => ({ entry, department: null, shown: [] })),
    closeEntry: assign({ entry: null, department: null, shown: [] }),
    takeDepartment: assign(
      (_, { department, shown }: Pick<MenuContext, 'shown'> & { department: string }) => ({
        department,
        shown,
      }),
    ),
    closeDepartment: assign({ department: null, shown: [] }),
    forget: assign({ isDrawer: false, entry: null, department: null, shown: [] }),
    // What happens outside; provided where the menu is shown.
    focusLevel: (_, _params: { level: MenuLevel }) => {},
    focusOpener: (_, _params: MenuPlace) => {},
  },
}).createMachine({
  id: 'menu',
  description:
    'A visitor looks for a page by department, condition or treatment, or among the other entries.',
  context: { isDrawer: false, entry: null, department: null, shown: [] },
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the bar’s entries are seen; on phones and tablets only the button.',
      entry: 'forget',
      on: {
        'menu.toggled': { target: 'open.entries', actions: 'beginDrawer' },
        'entry.toggled': [
          { guard: withEvent('isDepartments'), target: 'open.department', actions: withEvent('takeEntry') },
          { target: 'open.links', actions: withEvent('takeEntry') },
        ],
      },
    },
    open: {
      description: 'A panel is open, or the drawer of phones and tablets.',
      tags: 'open',
      initial: 'entries',
      on: {
        'menu.toggled': { guard: 'isDrawer', target: 'closed' },
        'menu.dismissed': { target: 'closed', actions: withContext('focusOpener') },
        'menu.left': 'closed',
        'route.changed': 'closed',
        'entry.toggled': [
          { guard: withEvent('isOpenEntryOfDrawer'), target: '.entries', actions: 'closeEntry' },
          { guard: withEvent('isOpenEntry'), target: 'closed' },
          { guard: withEvent('isDepartments'), target: '.department', actions: withEvent('takeEntry') },
          { target: '.links', actions: withEvent('takeEntry') },
        ],
      },
      states: {
        entries: { description: 'The drawer shows its entries; none is opened.' },
        links: { description: 'The links of one entry, such as the services, are shown.' },
        department: {
          description:
            'The visitor is among the departments; the opened one’s conditions and treatments stay shown.',
          on: {
            'department.toggled': [
              { guard: withEvent('isOpenDepartment'), actions: 'closeDepartment' },
              { actions: withEvent('takeDepartment') },
            ],
            'level.entered': [
              { guard: withEvent('isConditionEntered'), target: 'condition' },
              { guard: withEvent('isTreatmentEntered'), target: 'treatment' },
            ],
            'level.deeper': [
              { guard: 'hasConditions', target: 'condition', actions: focusLevel('condition') },
              { guard: 'hasTreatments', target: 'treatment', actions: focusLevel('treatment') },
            ],
          },
        },
        condition: {
          description: 'The visitor is among the conditions of the opened department.',
          on: {
            'department.toggled': BACK_AMONG_DEPARTMENTS,
            'level.entered': [
              { guard: withEvent('isDepartmentEntered'), target: 'department' },
              { guard: withEvent('isTreatmentEntered'), target: 'treatment' },
            ],
            'level.deeper': { guard: 'hasTreatments', target: 'treatment', actions: focusLevel('treatment') },
            'level.back': { target: 'department', actions: focusLevel('department') },
          },
        },
        treatment: {
          description: 'The visitor is among the treatments of the opened department.',
          on: {
            'department.toggled': BACK_AMONG_DEPARTMENTS,
            'level.entered': [
              { guard: withEvent('isDepartmentEntered'), target: 'department' },
              { guard: withEvent('isConditionEntered'), target: 'condition' },
            ],
            'level.back': [
              { guard: 'hasConditions', target: 'condition', actions: focusLevel('condition') },
              { target: 'department', actions: focusLevel('department') },
            ],
          },
        },
      },
    },
  },
})
