import { assign, setup } from 'xstate'
import { DEPARTMENTS_ENTRY, type MenuLevel } from '@/model/page/menuLevels'

export type MenuContext = {
  /** True where the entries stand in a drawer, as on phones and tablets; false where they stand in a bar. */
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
export type MenuPlace = Pick<MenuContext, 'isDrawer' | 'entry' | 'department'>

/** The three-level menu of departments, conditions and treatments, and the side menu of phones (specification, section 2, header). */
export const menuMachine = setup({
  types: {
    context: {} as MenuContext,
    events: {} as MenuEvent,
    tags: {} as 'open',
  },
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
          {
            guard: { type: 'isDepartments', params: ({ event }) => event },
            target: 'open.department',
            actions: { type: 'takeEntry', params: ({ event }) => event },
          },
          { target: 'open.links', actions: { type: 'takeEntry', params: ({ event }) => event } },
        ],
      },
    },
    open: {
      description: 'A panel is open, or the drawer of phones and tablets.',
      tags: 'open',
      initial: 'entries',
      on: {
        'menu.toggled': { guard: 'isDrawer', target: 'closed' },
        'menu.dismissed': {
          target: 'closed',
          actions: { type: 'focusOpener', params: ({ context }) => context },
        },
        'menu.left': 'closed',
        'route.changed': 'closed',
        'entry.toggled': [
          {
            guard: { type: 'isOpenEntryOfDrawer', params: ({ event }) => event },
            target: '.entries',
            actions: 'closeEntry',
          },
          { guard: { type: 'isOpenEntry', params: ({ event }) => event }, target: 'closed' },
          {
            guard: { type: 'isDepartments', params: ({ event }) => event },
            target: '.department',
            actions: { type: 'takeEntry', params: ({ event }) => event },
          },
          { target: '.links', actions: { type: 'takeEntry', params: ({ event }) => event } },
        ],
      },
      states: {
        entries: {
          description: 'The drawer shows its entries; none is opened.',
        },
        links: {
          description: 'The links of one entry, such as the services, are shown.',
        },
        department: {
          description:
            'The visitor is among the departments; the opened one’s conditions and treatments stay shown.',
          on: {
            'department.toggled': [
              {
                guard: { type: 'isOpenDepartment', params: ({ event }) => event },
                actions: 'closeDepartment',
              },
              { actions: { type: 'takeDepartment', params: ({ event }) => event } },
            ],
            'level.entered': [
              { guard: { type: 'isConditionEntered', params: ({ event }) => event }, target: 'condition' },
              { guard: { type: 'isTreatmentEntered', params: ({ event }) => event }, target: 'treatment' },
            ],
            'level.deeper': [
              {
                guard: 'hasConditions',
                target: 'condition',
                actions: { type: 'focusLevel', params: { level: 'condition' } },
              },
              {
                guard: 'hasTreatments',
                target: 'treatment',
                actions: { type: 'focusLevel', params: { level: 'treatment' } },
              },
            ],
          },
        },
        condition: {
          description: 'The visitor is among the conditions of the opened department.',
          on: {
            'department.toggled': [
              {
                guard: { type: 'isOpenDepartment', params: ({ event }) => event },
                target: 'department',
                actions: 'closeDepartment',
              },
              { target: 'department', actions: { type: 'takeDepartment', params: ({ event }) => event } },
            ],
            'level.entered': [
              { guard: { type: 'isDepartmentEntered', params: ({ event }) => event }, target: 'department' },
              { guard: { type: 'isTreatmentEntered', params: ({ event }) => event }, target: 'treatment' },
            ],
            'level.deeper': {
              guard: 'hasTreatments',
              target: 'treatment',
              actions: { type: 'focusLevel', params: { level: 'treatment' } },
            },
            'level.back': {
              target: 'department',
              actions: { type: 'focusLevel', params: { level: 'department' } },
            },
          },
        },
        treatment: {
          description: 'The visitor is among the treatments of the opened department.',
          on: {
            'department.toggled': [
              {
                guard: { type: 'isOpenDepartment', params: ({ event }) => event },
                target: 'department',
                actions: 'closeDepartment',
              },
              { target: 'department', actions: { type: 'takeDepartment', params: ({ event }) => event } },
            ],
            'level.entered': [
              { guard: { type: 'isDepartmentEntered', params: ({ event }) => event }, target: 'department' },
              { guard: { type: 'isConditionEntered', params: ({ event }) => event }, target: 'condition' },
            ],
            'level.back': [
              {
                guard: 'hasConditions',
                target: 'condition',
                actions: { type: 'focusLevel', params: { level: 'condition' } },
              },
              {
                target: 'department',
                actions: { type: 'focusLevel', params: { level: 'department' } },
              },
            ],
          },
        },
      },
    },
  },
})
