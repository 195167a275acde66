/** The words of an exported workbook: its first sheet, and the notes of its headings. The desk is English. */
export const catalogueWorkbookCopy = {
  title: 'The catalogue as a workbook',
  about: [
    'Each sheet holds one kind of entry, each line one entry. Change cells, add lines below, or delete lines.',
    'Put the workbook back at the desk (Catalogue, Upload), or by npm run catalogue -- import. Both show first what would change.',
    'A line that you delete stays in the catalogue; nothing is removed unless the command is given --replace.',
    'Point at a heading to read what belongs in its column. Columns with a list show it when you choose a cell.',
    'Leave the number and the name in addresses empty for a new entry: they are made.',
    'Days are written day before month (1/2/2026 is the first of February), prices with or without ₹ and commas.',
    'Several items in one cell: a semicolon between them, or an item a line.',
    'A cell that shows #REF!, ######## or 9.19E+11 is refused with its place: it is never taken as a value.',
    'Sheets that you hide are passed over.',
  ],
  required: 'Must be filled.',
  optional: 'May be empty.',
  made: 'Made when it is empty.',
  expects: {
    text: 'Text.',
    day: 'A day, such as 21/11/2026.',
    number: 'A number, such as 1,100.',
    boolean: 'yes or no.',
    choice: (choices: readonly (string | number)[]) => `One of ${choices.join(', ')}.`,
    reference: (kind: string) => `A name of the sheet ${kind}.`,
    list: 'Several items: a semicolon between them.',
    object: 'As it was exported.',
    fixed: 'Leave it as it is.',
  },
} as const
