import type { DeskLead } from './deskLead'
import type { FollowUpAction } from './followUp'
import type { DetailProblem } from './leadRequest'

/** What the server draws of an open lead, for the first look and for who has no JavaScript. */
export interface FirstLook {
  /** As the address names it. */
  readonly leadId: string
  /** Null where there is no such lead. */
  readonly lead: DeskLead | null
  /** The action whose details are asked for, with what was typed and what is wrong with it. */
  readonly chosen: FollowUpAction | null
  readonly detail: string
  readonly problem: DetailProblem | null
  /** What became of a form that was sent without JavaScript. */
  readonly said: { readonly isProblem: boolean; readonly text: string } | null
  /** The key that a note is stored by once, and a note that was not taken. */
  readonly note: { readonly key: string; readonly text: string }
}
