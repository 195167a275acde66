import { assign, setup } from 'xstate'
import { withEvent } from '@/machines/machineSetup'

/** The modals of the site (specification, section 2, modals). */
export const MODAL_NAMES = [
  'leadForm',
  'login',
  'location',
  'profile',
  'editProfile',
  'logout',
  'selectCity',
  'selfie',
] as const
export type ModalName = (typeof MODAL_NAMES)[number]

export type ModalTitles = Readonly<Partial<Record<ModalName, string>>>

export type ModalsContext = {
  /** What each modal of the page is called where its opener does not say. */
  readonly titles: ModalTitles
  /** What the open one is called. */
  readonly title: string
  /** How often a modal was opened; reopening resets it. */
  readonly openings: number
}

type Opening = {
  /** The opener's own title for it. */
  readonly title?: string
}

export type ModalsEvent =
  | ({ readonly type: `${ModalName}.opened` } & Opening)
  /** Escape, the close button, the backdrop, or the content is done. */
  | { readonly type: 'modal.closed' }
  /** The content has a better title than the table, such as 'Personal Details'. */
  | { readonly type: 'title.changed'; readonly title: string }
  /** The modal needs a user, but there is no session. */
  | { readonly type: 'session.missing' }

export type ModalsInput = { readonly titles: ModalTitles }

const LOGIN = { type: 'entitle', params: { name: 'login' } } as const

/** Gives the modal that opens its title. */
const entitled = <Name extends ModalName>(name: Name) =>
  ({ type: 'entitle', params: ({ event }: { event: Opening }) => ({ ...event, name }) }) as const

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
    entitle: assign(({ context }, { name, title }: Opening & { name: ModalName }) => ({
      title: title?.trim() || (context.titles[name] ?? ''),
      openings: context.openings + 1,
    })),
    retitle: assign((_, { title }: { title: string }) => ({ title })),
  },
}).createMachine({
  id: 'modals',
  description: 'What lies over a page: one thing at a time. Another one takes the place of the open one.',
  context: ({ input }) => ({ titles: input.titles, title: '', openings: 0 }),
  initial: 'none',
  on: {
    'leadForm.opened': { target: '.open.leadForm', actions: entitled('leadForm') },
    'login.opened': { target: '.open.login', actions: entitled('login') },
    'location.opened': { target: '.open.location', actions: entitled('location') },
    'profile.opened': { target: '.open.profile', actions: entitled('profile') },
    'editProfile.opened': { target: '.open.editProfile', actions: entitled('editProfile') },
    'logout.opened': { target: '.open.logout', actions: entitled('logout') },
    'selectCity.opened': { target: '.open.selectCity', actions: entitled('selectCity') },
    'selfie.opened': { target: '.open.selfie', actions: entitled('selfie') },
  },
  states: {
    none: { description: 'Nothing lies over the page.' },
    open: {
      description: 'One modal lies over the page and keeps the focus; the page behind it waits.',
      initial: 'leadForm',
      on: { 'modal.closed': 'none', 'title.changed': { actions: withEvent('retitle') } },
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
          on: { 'session.missing': { target: 'login', actions: LOGIN } },
        },
        editProfile: {
          description: 'Name, email and picture of the user.',
          tags: ['forUser', 'knowsUser'],
          on: { 'session.missing': { target: 'login', actions: LOGIN } },
        },
        logout: {
          description: 'Asks whether the user wants to log out.',
          tags: ['forUser', 'knowsUser'],
          on: { 'session.missing': { target: 'login', actions: LOGIN } },
        },
        selectCity: { description: 'The list of cities.' },
        selfie: {
          description: 'The camera, for the user’s picture.',
          tags: ['forUser', 'knowsUser'],
          on: { 'session.missing': { target: 'login', actions: LOGIN } },
        },
      },
    },
  },
})
