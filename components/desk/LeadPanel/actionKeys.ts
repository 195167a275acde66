import type { FollowUpAction } from '@/model/desk/followUp'

/** The key of each action, shown beside it. */
export const ACTION_KEYS: Readonly<Record<FollowUpAction, string>> = {
  claim: 'c',
  take: 't',
  release: 'g',
  call: 'd',
  noAnswer: 'n',
  schedule: 's',
  book: 'b',
  visit: 'v',
  lose: 'l',
  reopen: 'r',
  merge: 'm',
  unmerge: 'u',
}
