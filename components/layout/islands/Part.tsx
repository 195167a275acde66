import { Component, type ReactNode } from 'react'
import type { PartName } from '@/model/page/islands'
import { tellFault } from './faults'
import { type Typed, fillAgain, typedIn } from './fields'

type PartProps = {
  readonly name: PartName
  /** Where its fields are. A part with a place is rendered again before it is given up. */
  readonly place?: ParentNode
  /** It has failed for good and draws nothing. */
  readonly onFault?: () => void
  readonly children: ReactNode
}

type PartState = {
  /** The last failure, and the one that `attempt` counts. */
  readonly failure: object | null
  readonly counted: object | null
  readonly attempt: number
}

/** Most renderings after a failure: a translator may have removed its text nodes. */
const ATTEMPTS = 3

/** An error boundary: the part is rendered again with its input; after further failures it renders nothing. */
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

  private get isGivenUp(): boolean {
    return this.state.attempt > (this.props.place ? ATTEMPTS : 0)
  }

  override componentDidCatch(error: unknown): void {
    // After the machine whose error it may be (machineFaults.ts): a fault is reported once, by the narrower name.
    queueMicrotask(() => tellFault(this.props.name, error))
    if (this.isGivenUp) this.props.onFault?.()
  }

  override getSnapshotBeforeUpdate(_: PartProps, { attempt }: PartState): Typed | null {
    const { place } = this.props
    return place && attempt !== this.state.attempt ? typedIn(place) : null
  }

  override componentDidUpdate(_: PartProps, __: PartState, before: Typed | null): void {
    if (before && this.props.place) fillAgain(before, this.props.place)
  }

  override render(): ReactNode {
    return this.isGivenUp ? null : this.props.children
  }
}
