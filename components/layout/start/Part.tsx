'use client'

import { Component, type ReactNode } from 'react'
import type { PartName } from '@/model/page/faults'
import { tellFault } from './faults'
import { fieldsIn, fillFrom, placeOf } from './fields'

type PartProps = {
  readonly name: PartName
  /** The part's one element, as the server wrote it; none for a part that draws nothing by itself. */
  readonly selector?: string
  /** In place of a part that has no such element. */
  readonly fallback?: ReactNode
  readonly onFault?: () => void
  readonly children: ReactNode
}

type PartState = {
  /** The last failure, and the one that `attempt` counts. */
  readonly failure: object | null
  readonly counted: object | null
  readonly attempt: number
}

type Before = { readonly fields: ReturnType<typeof fieldsIn>; readonly focused: Element | null } | null

/** How often a part is drawn anew before it stays plain: a translator may have taken texts away from under it. */
const ATTEMPTS = 3

/**
 * A part of the page that fails by itself: it is drawn anew with what was typed, and where it fails again its plain HTML comes back,
 * as the server wrote it, which links and posts by itself. The rest of the page goes on.
 */
export class Part extends Component<PartProps, PartState> {
  override state: PartState = { failure: null, counted: null, attempt: 0 }

  static getDerivedStateFromError(): Partial<PartState> {
    return { failure: {} }
  }

  static getDerivedStateFromProps(
    _: PartProps,
    { failure, counted, attempt }: PartState,
  ): Partial<PartState> | null {
    return failure === counted ? null : { counted: failure, attempt: attempt + 1 }
  }

  override componentDidCatch(error: unknown): void {
    // After the machine whose error it may be (machineFaults.ts): a fault is reported once, by the narrower name.
    queueMicrotask(() => tellFault(this.props.name, error))
    this.props.onFault?.()
  }

  private fields(): ReturnType<typeof fieldsIn> {
    const { selector } = this.props
    const element = selector ? document.querySelector(selector) : null
    return element ? fieldsIn(element) : []
  }

  override getSnapshotBeforeUpdate(_: PartProps, { attempt }: PartState): Before {
    if (attempt === this.state.attempt) return null
    return { fields: this.fields(), focused: document.activeElement }
  }

  override componentDidUpdate(_: PartProps, __: PartState, before: Before): void {
    if (!before) return
    const fresh = this.fields()
    fillFrom(before.fields, fresh)
    if (before.focused && before.fields.some((field) => field === before.focused))
      placeOf(before.focused, fresh)?.focus({ preventScroll: true })
  }

  private readonly putPlain = (place: HTMLElement | null): void => {
    const { selector } = this.props
    const plain = selector && window.plainPage?.querySelector(selector)
    if (place && plain) place.replaceChildren(plain.cloneNode(true))
  }

  override render(): ReactNode {
    const { selector, fallback, children, onFault } = this.props
    if (this.state.attempt === 0) return children
    // A part that handles its fault itself, or has nothing to draw, is not drawn again.
    if (onFault || !selector) return fallback
    if (this.state.attempt <= ATTEMPTS) return children
    return window.plainPage?.querySelector(selector) ? (
      <div style={{ display: 'contents' }} ref={this.putPlain} />
    ) : (
      fallback
    )
  }
}
