import type { SpendProblem } from '@/model/desk/spend'

/** What sources cost, as managers enter it. */
export const deskSpendCopy = {
  title: 'What sources cost',
  back: 'Figures',
  lead: 'What the clinic spent on a source in a month, in whole rupees. The days of a month share its spend equally. 0 takes a spend out.',
  one: 'One source and month',
  source: 'Source',
  sourceHint: 'As the figures name it: letters, for example google or facebook.',
  month: 'Month',
  monthHint: 'Year and month, for example 2026-10.',
  rupees: 'Spend, ₹',
  save: 'Save',
  file: 'A CSV file',
  fileLead: 'Heads: source, month, rupees. At most 1,000 lines. A line with an error stops the whole file.',
  chooseFile: 'File',
  upload: 'Take over',
  list: 'The last 24 months',
  none: 'Nothing is entered yet.',
  saved: '{count} spends have changed.',
  line: 'Line {line}: {problem}',
  problems: {
    source: 'the source is letters, with digits at most at its end.',
    month: 'the month is a year and a month up to this one, as 2026-10.',
    rupees: 'the spend is whole rupees, at most 10 crore.',
    file: 'the file is not a CSV file with the heads source, month and rupees.',
    empty: 'the file has no lines.',
    twice: 'the same source and month is in the file twice.',
    tooMany: 'the file has more than 1,000 lines.',
  } satisfies Readonly<Record<SpendProblem, string>>,
  example: 'source,month,rupees\ngoogle,2026-10,45000',
} as const
