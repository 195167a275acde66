const rows = (count: number): string => `${count} ${count === 1 ? 'row' : 'rows'}`

/** The words of the desk's page for files of the catalogue. The desk is English. */
export const deskImportCopy = {
  catalogue: 'Catalogue',
  title: 'Catalogue files',
  link: 'Files: download, upload',
  intro:
    'Download the catalogue as a workbook, change it in Excel or another spreadsheet program, and upload it again. Nothing is changed before you have seen what would be.',
  download: 'Download the catalogue (.xlsx)',
  file: 'File',
  another: 'Another file',
  fileHint:
    'A workbook (.xlsx), or rows of one kind in a file of its name, such as doctors.csv. At most 8 MB.',
  upload: 'Upload and show what would change',
  apply: 'Import these changes',
  undo: 'Take the last import back',
  undoHint:
    'The last import, of the desk or the command line, as long as nothing else has changed its rows. Once more puts it back.',
  gone: 'This file is not kept any more: upload it again.',
  faults: (count: number) => `${count} ${count === 1 ? 'fault' : 'faults'}: nothing is imported`,
  more: (count: number) => `… and ${count} more`,
  sums: ({
    added,
    changed,
    unchanged,
  }: {
    readonly added: number
    readonly changed: number
    readonly unchanged: number
  }) => `${rows(added)} would be added, ${rows(changed)} changed, ${unchanged} stay as they are.`,
  inReview: (count: number) =>
    `${rows(count)} of medical text would wait for somebody else's review; the rest is public at once.`,
  isNew: (name: string) => `${name} (new)`,
  moreChanges: (count: number) => `… and ${rows(count)} more that would change.`,
} as const
