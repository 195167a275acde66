'use client'

import { useMachine } from '@xstate/react'
import {
  type ComponentType,
  useCallback,
  useEffect,
  useInsertionEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { inspected } from '@/components/analytics/inspected'
import { Part } from '@/components/layout/islands/Part'
import { backToNativeList } from '@/components/layout/Search/headerSearchBar'
import { adoptStyle } from '@/components/ui/theme/adoptStyle'
import { askAgain, useSession } from '@/components/account/Session/session.actors'
import { modalCopy } from '@/content/copy/modals'
import { type ModalName, modalsMachine } from '@/machines/modals/modals.machine'
import {
  MODAL_ID,
  type ModalContentProps,
  type ModalOpening,
  type ModalsViewModel,
  openedByHash,
  titlesOf,
} from './modalsViewModel'
import { modalContentStyle } from './modalContent.styles'

type ModalsLiveProps = {
  readonly viewModel: ModalsViewModel
  /** The modal to open; a new object each time. */
  readonly opening: ModalOpening
}

/** Opens a page that does the same as a modal without code; tests replace it. */
export const plainPage = { open: (address: string): void => location.assign(address) }

type Content = ComponentType<ModalContentProps>

type ModalContent = {
  /** Fetches the content's code when its modal first opens. */
  readonly load: () => Promise<Content>
  /** The plain page that does the same; where the modal's code cannot be fetched, the visitor goes there. */
  readonly plainPage: string
}

/** Content of each modal. */
export const MODAL_CONTENTS: Readonly<Record<ModalName, ModalContent>> = {
  leadForm: {
    load: () => import('./LeadFormContent').then((code) => code.LeadFormContent),
    plainPage: '/contact-us#enquiry',
  },
  login: {
    load: () => import('@/components/account/Login/OtpLogin').then((code) => code.OtpLogin),
    plainPage: '/login',
  },
  location: {
    load: () => import('@/components/account/Location/LocationModal').then((code) => code.LocationModal),
    plainPage: '/profile',
  },
  profile: {
    load: () => import('@/components/account/ProfilePanel/ProfilePanel').then((code) => code.ProfilePanel),
    plainPage: '/profile',
  },
  editProfile: {
    load: () => import('@/components/account/EditProfile/EditProfile').then((code) => code.EditProfile),
    plainPage: '/profile',
  },
  logout: {
    load: () => import('@/components/account/Logout/LogoutConfirm').then((code) => code.LogoutConfirm),
    plainPage: '/profile',
  },
  selectCity: {
    load: () => import('@/components/layout/SelectCity/SelectCity').then((code) => code.SelectCity),
    // The header's native list of cities.
    plainPage: '#site-search',
  },
  selfie: {
    load: () => import('@/components/account/Selfie/SelfieCapture').then((code) => code.SelfieCapture),
    plainPage: '/profile',
  },
}

type ModalCalls = Pick<ModalContentProps, 'close' | 'open' | 'setTitle'>

/** The code of a modal's content; undefined while it is on its way. */
function useContent(name: ModalName | undefined, onFailure: (name: ModalName) => void): Content | undefined {
  const [contents, setContents] = useState<Partial<Record<ModalName, Content>>>({})
  const content = name && contents[name]
  useEffect(() => {
    if (!name || content) return
    let wanted = true
    MODAL_CONTENTS[name].load().then(
      (found) => wanted && setContents((before) => ({ ...before, [name]: found })),
      () => wanted && onFailure(name),
    )
    return () => {
      wanted = false
    }
  }, [name, content, onFailure])
  return content
}

type NativeDialog = {
  readonly name: ModalName | undefined
  readonly title: string
  readonly opening: ModalOpening
  /** The browser has closed it: Escape, the close button, the backdrop, a phone's back gesture. */
  readonly onClose: () => void
}

const HOMES = 'details, .account, .site-menu'

/** Where the focus goes when the opener is hidden by now: a menu that has closed, 'Login' after a login. */
function focusAfter({ opener }: ModalOpening): void {
  const active = document.activeElement
  // Something hidden, as in the closed dialog, has the focus until the next frame.
  if (active !== document.body && active?.getClientRects().length) return
  for (let home = opener?.closest(HOMES); home; home = home.parentElement?.closest(HOMES))
    for (const place of home.querySelectorAll<HTMLElement>('summary, a')) {
      place.focus()
      // Hidden elements cannot take the focus.
      if (document.activeElement === place) return
    }
}

/** Keeps the page's dialog and the machine alike. @returns the dialog */
function useNativeDialog({ name, title, opening, onClose }: NativeDialog) {
  const [dialog] = useState(() => document.querySelector<HTMLDialogElement>(`#${MODAL_ID}`))
  const heading = dialog?.querySelector('h2')
  const last = useRef<string | undefined>(undefined)

  useEffect(() => {
    if (!dialog) return
    const closed = () => {
      onClose()
      focusAfter(opening)
      // A reload must not open it again.
      if (openedByHash() === opening.name)
        history.replaceState(history.state, '', location.pathname + location.search)
    }
    let isPressedOutside = false
    const onPointerDown = (event: Event) => {
      isPressedOutside = event.target === dialog
    }
    // A text that is marked beyond the dialog's edge does not close it: the press must have begun on the backdrop.
    const onClick = (event: Event) => {
      if (event.target === dialog && isPressedOutside) dialog.close()
    }
    const listening = new AbortController()
    const { signal } = listening
    dialog.addEventListener('close', closed, { signal })
    dialog.addEventListener('pointerdown', onPointerDown, { signal })
    dialog.addEventListener('click', onClick, { signal })
    return () => listening.abort()
  }, [dialog, onClose, opening])

  useEffect(() => {
    if (heading && title) heading.textContent = title
  }, [heading, title])

  useEffect(() => {
    if (!dialog) return
    if (!name && last.current && dialog.open) dialog.close()
    // A screen reader says the title of another modal in this one's place as well.
    if (name && last.current && name !== last.current) heading?.focus()
    last.current = name
    if (name) dialog.dataset.shows = name
  }, [dialog, heading, name])

  return dialog
}

/** Content of the dialog opened by the page's first code: the machine, and the open modal. */
export function ModalsLive({ viewModel, opening }: ModalsLiveProps) {
  const [state, send] = useMachine(modalsMachine, { input: { titles: titlesOf(viewModel) }, ...inspected() })
  useInsertionEffect(() => adoptStyle(modalContentStyle), [])
  const session = useSession()
  const latest = useRef(opening)
  const name = state.value === 'none' ? undefined : state.value.open
  const { title, openings } = state.context

  // The same functions throughout, so that contents may name them in their effects.
  const calls = useMemo<ModalCalls>(
    () => ({
      close: () => send({ type: 'modal.closed' }),
      open: (other) => send({ type: `${other}.opened` }),
      setTitle: (changed) => send({ type: 'title.changed', title: changed }),
    }),
    [send],
  )

  const dialog = useNativeDialog({ name, title, opening, onClose: calls.close })
  useEffect(() => {
    latest.current = opening
    // Who was faster than the code has closed it again.
    if (!dialog?.open) return
    askAgain()
    send({ type: `${opening.name}.opened`, title: opening.title })
  }, [dialog, opening, send])

  const isMissing = state.hasTag('forUser') && session.isVisitor
  useEffect(() => {
    if (isMissing) send({ type: 'session.missing' })
  }, [isMissing, send])

  const goToPlainPage = useCallback((failed: ModalName) => {
    const { name: pressed, href } = latest.current
    if (failed === 'selectCity') backToNativeList()
    plainPage.open((pressed === failed && href) || MODAL_CONTENTS[failed].plainPage)
  }, [])
  // A lead form that was closed by mistake keeps its input; other content is remounted.
  const shown = useLastShown(name)
  const Content = useContent(shown, goToPlainPage)

  const box = dialog?.querySelector('.modal-content')
  if (!box || !shown || !Content || isMissing) return null
  if (state.hasTag('knowsUser') && !session.isKnown) return null
  if (state.hasTag('forUser') && !session.me)
    return createPortal(<p role="alert">{modalCopy[viewModel.page.language].unreachable}</p>, box)
  return createPortal(
    <Part key={shown === 'leadForm' ? shown : openings} name="modal" onFault={() => goToPlainPage(shown)}>
      <Content
        language={viewModel.page.language}
        me={session.me ?? undefined}
        {...calls}
        viewModel={viewModel}
      />
    </Part>,
    box,
  )
}

/** The open modal; after it is closed the lead form, if it was that one. */
function useLastShown(name: ModalName | undefined): ModalName | undefined {
  const [last, setLast] = useState(name)
  if (name && name !== last) setLast(name)
  return name ?? (last === 'leadForm' ? last : undefined)
}
