import { assign, setup } from 'xstate'

/** The modals of the site (specification, section 2, modals). */
export type ModalName =
  'leadForm' | 'login' | 'location' | 'profile' | 'editProfile' | 'logout' | 'selectCity' | 'selfie'

export type ModalTitles = Readonly<Record<ModalName, string>>

export type ModalsContext = {
  /** What each modal is called when nobody says otherwise. */
  readonly titles: ModalTitles
  /** What the open one is called. */
  readonly title: string
  /** What the lead form asks beside the page's own fields. */
  readonly asks: string
  /** How often a modal was opened; a reopened one begins anew. */
  readonly visits: number
}

type Asked = {
  /** The title that the opener asks for. */
  readonly title?: string
  readonly asks?: string
}

export type ModalsEvent =
  | ({ readonly type: `${ModalName}.asked` } & Asked)
  /** Escape, the close button, the backdrop, or the content is done. */
  | { readonly type: 'modal.closed' }
  /** The content has a better title than the table, such as 'Personal Details'. */
  | { readonly type: 'title.changed'; readonly title: string }
  /** The modal is about a user, and nobody is logged in. */
  | { readonly type: 'session.missing' }

export type ModalsInput = { readonly titles: ModalTitles }

/** Which modal is open: none or one (specification, section 2, modals). */
export const modalsMachine = setup({
  types: {
    context: {} as ModalsContext,
    events: {} as ModalsEvent,
    input: {} as ModalsInput,
    // `forUser`: makes sense for a logged-in user only. `knowsUser`: differs for a user, and waits to know.
    tags: {} as 'forUser' | 'knowsUser',
  },
  actions: {
    entitle: assign(({ context }, { name, title, asks = '' }: Asked & { name: ModalName }) => ({
      title: title?.trim() || context.titles[name],
      asks,
      visits: context.visits + 1,
    })),
    retitle: assign((_, { title }: { title: string }) => ({ title })),
  },
}).createMachine({
  id: 'modals',
  description: 'What lies over a page: one thing at a time. Another one takes the place of the open one.',
  context: ({ input }) => ({ titles: input.titles, title: '', asks: '', visits: 0 }),
  initial: 'none',
  on: {
    'leadForm.asked': {
      target: '.open.leadForm',
      actions: { type: 'entitle', params: ({ event }) => ({ ...event, name: 'leadForm' as const }) },
    },
    'login.asked': {
      target: '.open.login',
      actions: { type: 'entitle', params: ({ event }) => ({ ...event, name: 'login' as const }) },
    },
    'location.asked': {
      target: '.open.location',
      actions: { type: 'entitle', params: ({ event }) => ({ ...event, name: 'location' as const }) },
    },
    'profile.asked': {
      target: '.open.profile',
      actions: { type: 'entitle', params: ({ event }) => ({ ...event, name: 'profile' as const }) },
    },
    'editProfile.asked': {
      target: '.open.editProfile',
      actions: { type: 'entitle', params: ({ event }) => ({ ...event, name: 'editProfile' as const }) },
    },
    'logout.asked': {
      target: '.open.logout',
      actions: { type: 'entitle', params: ({ event }) => ({ ...event, name: 'logout' as const }) },
    },
    'selectCity.asked': {
      target: '.open.selectCity',
      actions: { type: 'entitle', params: ({ event }) => ({ ...event, name: 'selectCity' as const }) },
    },
    'selfie.asked': {
      target: '.open.selfie',
      actions: { type: 'entitle', params: ({ event }) => ({ ...event, name: 'selfie' as const }) },
    },
  },
  states: {
    none: { description: 'Nothing lies over the page.' },
    open: {
      description: 'One modal lies over the page and keeps the focus; the page behind it waits.',
      initial: 'leadForm',
      on: {
        'modal.closed': 'none',
        'title.changed': { actions: { type: 'retitle', params: ({ event }) => event } },
      },
      states: {
        leadForm: { description: 'The lead form: an appointment, a second opinion, the costs.' },
        login: { description: 'Login by a code sent to the mobile number.' },
        location: {
          description: 'Where the visitor looks for care; after a login also the name, where it is missing.',
          tags: 'knowsUser',
        },
        profile: {
          description: 'Who is logged in, with the ways to edit the profile and to log out.',
          tags: ['forUser', 'knowsUser'],
          on: {
            'session.missing': {
              target: 'login',
              actions: { type: 'entitle', params: { name: 'login' } },
            },
          },
        },
        editProfile: {
          description: 'Name, email and picture of the user.',
          tags: ['forUser', 'knowsUser'],
          on: {
            'session.missing': {
              target: 'login',
              actions: { type: 'entitle', params: { name: 'login' } },
            },
          },
        },
        logout: {
          description: 'Asks whether the user wants to log out.',
          tags: ['forUser', 'knowsUser'],
          on: {
            'session.missing': {
              target: 'login',
              actions: { type: 'entitle', params: { name: 'login' } },
            },
          },
        },
        selectCity: { description: 'The list of cities.' },
        selfie: {
          description: 'The camera, for the user’s picture.',
          tags: ['forUser', 'knowsUser'],
          on: {
            'session.missing': {
              target: 'login',
              actions: { type: 'entitle', params: { name: 'login' } },
            },
          },
        },
      },
    },
  },
})
