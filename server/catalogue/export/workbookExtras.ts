import type { Blob } from 'node:buffer'
import type Stream from 'node:stream'
import type { Cell, Feature } from 'write-excel-file/node'
import type { Kind } from '@/model/catalogue/kind'
import { columnLetters } from '@/server/catalogue/import/fileFaults'

/*
 * Features that write-excel-file lacks: cell notes, lists to choose from, text columns, a hidden sheet. Each is XML
 * as in ECMA-376 (Office Open XML): comments and their boxes are 18.7 and VML, lists are 18.3.1.33.
 */

/** The hidden sheet with lists that are too long for a rule, a kind a column. */
export const CHOICES_SHEET = 'Choices'

/** A sheet's features besides its cells. */
export interface SheetExtras {
  /** Of each heading. */
  readonly notes: readonly string[]
  /** Columns with a list: its values, or the kind whose names are on the hidden sheet. */
  readonly lists: readonly { readonly at: number; readonly values: readonly string[] | Kind }[]
  /** Whether a column's input is text. */
  readonly textColumns: readonly boolean[]
}

/** File contents that the library accepts. */
export type FileContent = Stream | Buffer | Blob

type Choices = readonly (readonly [Kind, readonly string[]])[]

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The hidden sheet's lines: the names of each kind below each other. */
export function choicesSheet(choices: ReadonlyMap<Kind, readonly string[]>): Cell[][] {
  const lists = [...choices.values()]
  const most = Math.max(1, ...lists.map((list) => list.length))
  return Array.from({ length: most }, (_, row) =>
    lists.map((list): Cell =>
      list[row] === undefined ? null : { value: list[row], type: String, format: '@' },
    ),
  )
}

/** Validation rules cover as many empty lines as a person is likely to fill. */
const LAST_LINE = 20_000
/** A rule itself holds no more. */
const RULE_LETTERS = 250

/** The validation of a column with a list: values outside a fixed list are refused; other lists only suggest. */
function ruleOf({ at, values }: SheetExtras['lists'][number], choices: Choices): string {
  const column = columnLetters(at)
  const place = `sqref="${column}2:${column}${LAST_LINE}"`
  if (typeof values !== 'string') {
    const words = values.join(',')
    return words.length > RULE_LETTERS
      ? ''
      : `<dataValidation type="list" allowBlank="1" showErrorMessage="1" ${place}><formula1>"${escaped(words)}"</formula1></dataValidation>`
  }
  const list = choices.findIndex(([kind]) => kind === values)
  const own = columnLetters(list)
  const count = choices[list]?.[1].length ?? 0
  return count === 0
    ? ''
    : `<dataValidation type="list" allowBlank="1" showErrorMessage="0" ${place}><formula1>${CHOICES_SHEET}!$${own}$1:$${own}$${count}</formula1></dataValidation>`
}

const AFTER_RULES =
  /<(hyperlinks|printOptions|pageMargins|pageSetup|headerFooter|rowBreaks|colBreaks|drawing|legacyDrawing|picture|tableParts|extLst)\b|<\/worksheet>/
const AFTER_NOTES =
  /<(legacyDrawingHF|drawingHF|picture|oleObjects|controls|webPublishItems|tableParts|extLst)\b|<\/worksheet>/

/** A piece of XML before the first of the elements that must come after it. */
const before = (xml: string, next: RegExp, piece: string): string =>
  xml.replace(next, (found) => piece + found)

/** Formats the empty cells of text columns as text, so that later input is not converted. */
function withTextColumns(xml: string, textColumns: readonly boolean[]): string {
  const style =
    /<row r="2"[^>]*>.*?<c r="[A-Z]+2"(?: t="s")? s="(\d+)"|<c [^>]*?r="[A-Z]+2" s="(\d+)" t="s"/s.exec(xml)
  const id = style?.[1] ?? style?.[2]
  if (id === undefined) return xml
  return xml.replace(/<col [^>]*min="(\d+)"[^>]*>/g, (col, at: string) =>
    textColumns[Number(at) - 1] ? col.replace('<col ', `<col style="${id}" `) : col,
  )
}

const comments = (notes: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors><author></author></authors><commentList>${notes
    .map(
      (note, at) =>
        `<comment ref="${columnLetters(at)}1" authorId="0"><text><t xml:space="preserve">${escaped(note)}</t></text></comment>`,
    )
    .join('')}</commentList></comments>`

const boxes = (notes: readonly string[]): string =>
  `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="1"/></o:shapelayout><v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>${notes
    .map(
      (_, at) =>
        `<v:shape id="_x0000_s${1025 + at}" type="#_x0000_t202" style="position:absolute;width:240pt;height:90pt;z-index:1;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:shadow on="t" color="black" obscured="t"/><v:path o:connecttype="none"/><v:textbox style="mso-direction-alt:auto"/><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:AutoFill>False</x:AutoFill><x:Row>0</x:Row><x:Column>${at}</x:Column></x:ClientData></v:shape>`,
    )
    .join('')}</xml>`

/**
 * A workbook's features besides its cells.
 * @param extras of each sheet, in their order; the sheet after them is the hidden one
 * @param choices the lists of the hidden sheet, in the order of its columns
 */
export function workbookExtras(extras: readonly SheetExtras[], choices: Choices): Feature<FileContent> {
  const withNotes = extras.flatMap(({ notes }, at) => (notes.length > 0 ? [at] : []))
  return {
    files: {
      transform: {
        'xl/workbook.xml': {
          transformElementAttributes: (tag, attributes) =>
            tag === 'sheet' && attributes.name === CHOICES_SHEET
              ? { ...attributes, state: 'hidden' }
              : attributes,
        },
        '[Content_Types].xml': {
          transform: (xml) =>
            xml
              .replace(
                /<Default /,
                '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/><Default ',
              )
              .replace(
                '</Types>',
                `${withNotes
                  .map(
                    (at) =>
                      `<Override PartName="/xl/comments${at + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml"/>`,
                  )
                  .join('')}</Types>`,
              ),
        },
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _, { sheetIndex }) => {
            const own = extras[sheetIndex]
            if (!own || own.notes.length === 0) return xml
            const rules = own.lists.map((list) => ruleOf(list, choices)).filter((rule) => rule !== '')
            const listed =
              rules.length === 0
                ? xml
                : before(
                    xml,
                    AFTER_RULES,
                    `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`,
                  )
            const noted = before(
              listed,
              AFTER_NOTES,
              '<legacyDrawing xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="rId-notes-boxes"/>',
            )
            return withTextColumns(noted, own.textColumns)
          },
        },
        'xl/worksheets/_rels/sheet{id}.xml.rels': {
          insert: (_, { sheetIndex }) =>
            withNotes.includes(sheetIndex)
              ? `<Relationship Id="rId-notes-boxes" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/vmlDrawing" Target="../drawings/vmlDrawing${sheetIndex + 1}.vml"/><Relationship Id="rId-notes" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments" Target="../comments${sheetIndex + 1}.xml"/>`
              : undefined,
        },
      },
      write: {
        files: () =>
          Object.fromEntries(
            withNotes.flatMap((at) => {
              const notes = extras[at]?.notes ?? []
              return [
                [`xl/comments${at + 1}.xml`, comments(notes)],
                [`xl/drawings/vmlDrawing${at + 1}.vml`, boxes(notes)],
              ]
            }),
          ),
      },
    },
  }
}
