import type { ReviewState } from '@/model/desk/contentReview'

/** The desk's names of a text's states (machines/contentReview). The desk is English. */
export const REVIEW_STATE_COPY: Readonly<
  Record<ReviewState, { readonly name: string; readonly means: string }>
> = {
  published: { name: 'Published', means: 'The public page shows this text.' },
  draft: { name: 'Draft', means: 'A change is being written. The public page shows what it showed.' },
  inReview: { name: 'In review', means: 'The change waits for somebody who did not write at it.' },
  approved: {
    name: 'Approved',
    means: 'Another person has approved these very words. One changed word voids it.',
  },
  expired: { name: 'Expired', means: 'The review date of the public text has come: read it again.' },
  rolledBack: { name: 'Rolled back', means: 'The public page shows an earlier text again.' },
}

/** Notices of the desk's catalogue after an action (`?done=`). */
export const CONTENT_DONE: Readonly<Record<string, string>> = {
  saved: 'The draft is saved. The public page shows what it showed.',
  request: 'The text waits for somebody who did not write at it.',
  return: 'The text is a draft again.',
  approve: 'Approved. It can be published now, by a manager or owner who did not write at it.',
  publish: 'Published. Every server shows it within two seconds.',
  drop: 'The draft is gone. Its words are in the history.',
  back: 'The earlier text is public again.',
  imported: 'The file is imported. Every server shows it within two seconds.',
  importedForReview:
    'The file is imported. Its medical texts wait for somebody who did not write at them; everything else is public.',
  undone: 'The last import is taken back; once more puts it back.',
}

/** And of what could not be done (`?problem=`). */
export const CONTENT_PROBLEM: Readonly<Record<string, string>> = {
  conflict: 'Somebody else was quicker: nothing of yours or theirs is overwritten. Compare, then save again.',
  noReason: 'Say what the author is to change, then send it back.',
  notPossible:
    'This is not possible: who wrote at a text neither approves nor publishes it, and only the words that were read are approved.',
  faults: 'Nothing was sent: the fields listed below need another value.',
  noKey: 'Not saved yet: fill the fields that make the address.',
  taken: 'Not saved yet: a row with this address is there already.',
  unreadable: 'The form could not be read.',
  tooMany: 'Too many calls: try again in a minute.',
  away: 'The database cannot be reached: try again soon. Go back to find what you wrote.',
  role: 'Your role does not include this.',
  noFile: 'Choose a file first.',
  tooLarge: 'The file is larger than 8 MB: divide it, or import it with npm run catalogue.',
  gone: 'This file is not kept any more: upload it again.',
  changedSince:
    'Somebody else has changed the catalogue since: nothing was imported. Below is what the file would change now.',
  notUndone:
    'Nothing was taken back: there is no import, its rows were changed since, or another person has to do it.',
}

/** Names of events in a text's history. */
export const CONTENT_ACTION_COPY = {
  saved: 'saved a draft',
  requested: 'asked for a review',
  returned: 'made it a draft again',
  approved: 'approved',
  dropped: 'dropped the draft',
  published: 'published',
  rolledBack: 'went back to an earlier text',
  imported: 'imported a file',
  undone: 'took an import back',
  expired: 'the review date came',
  found: 'what was public before',
} as const

export const deskContentCopy = {
  outranked: (rows: string) => `Pages of these rows show another one: ${rows}.`,
  title: 'Catalogue',
  underWay: 'Under way',
  nothingUnderWay: 'Nobody writes at anything, and nothing waits for a review.',
  due: 'To be read again',
  nothingDue: 'No medical text is due within 30 days.',
  dueIntro:
    'Medical texts whose review date comes within 30 days, or has come. Their pages stay as they are until somebody reviews them.',
  kinds: 'Kinds',
  medical: 'medical text: another person approves it',
  rows: (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`,
  search: 'Search by name or address',
  find: 'Find',
  add: 'New row',
  none: 'No row has this.',
  next: 'Next page',
  previous: 'Previous page',
  reviewBy: 'Review by',
  expired: (day: string) => `expired on ${day}`,
  edit: 'Text',
  review: 'Review',
  history: 'History',
  preview: 'Preview',
  previewHint: 'Shows the saved draft.',
  publicPage: 'Public page',
  save: 'Save draft',
  saveAndRequest: 'Save and send for review',
  saveAndPublish: 'Save and publish',
  faults: (count: number) => `${count} ${count === 1 ? 'field needs' : 'fields need'} another value`,
  sentBackBy: (name: string) => `${name} sent it back:`,
  sentBack: 'sent back',
  reason: 'What the author is to change',
  yes: 'yes',
  no: 'no',
  notSet: '(not set)',
  optional: '(may be left out)',
  lines: 'One a line.',
  blank: 'Leave empty what you do not need; save to get more.',
  fixed: 'stays as it is',
  item: (at: number) => `Item ${at}`,
  newItem: 'New item',
  hindi: 'Hindi',
  otherLanguage: 'In the other language',
  conflictTitle: 'What differs from what is saved',
  conflictIntro: (names: string) =>
    `The form holds your text. Struck out is what ${names} saved and you do not have; underlined what only you have. Saving writes yours in its place; theirs stays in the history.`,
  changes: 'What would change on the public page',
  noChanges: 'Nothing differs from the public page.',
  noDraft: 'No change is under way. The public page shows the last published text.',
  by: 'Written by',
  approvedBy: 'Approved by',
  steps: {
    request: 'Send for review',
    return: 'Take it back',
    sendBack: 'Send it back',
    approve: 'Approve these words',
    publish: 'Publish',
    drop: 'Drop the draft',
  },
  ownText: 'You wrote at this text: somebody else approves and publishes it.',
  goBack: 'Make this text public again',
  backIntro: 'Struck out is what is public now and would go; underlined is what would come back.',
  entry: 'What changed',
  older: 'Older',
  nothingYet: 'Nothing has happened to this text yet.',
} as const
