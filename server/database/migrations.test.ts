import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Two releases share a database for a while (docs/decisions/0051): a migration only adds, or says why a removal is
 * safe.
 */

const FOLDER = join(__dirname, 'migrations')

/** What a release that does not know of it would stumble over. */
const CONTRACTING: readonly (readonly [string, RegExp])[] = [
  [
    'takes something away',
    /\bdrop\s+(table|column|view|materialized\s+view|type|function|trigger|schema)\b/i,
  ],
  ['renames', /\brename\b/i],
  ['changes a type', /\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/i],
  ['wants what was optional', /\bset\s+not\s+null\b/i],
  [
    'adds a column that older releases leave empty',
    /\badd\s+column\s+(?:if\s+not\s+exists\s+)?\w+\s+(?![^,;`]*\b(default|generated)\b)[^,;`]*\bnot\s+null\b/i,
  ],
  ['takes something away', /\.drop(Table|Column|View|Type|Schema)\(/],
  ['renames', /\.rename(To|Column)\(/],
]

/** Why no release that may still run uses it: `export const contracts = '…'` in the migration's file. */
const REASON = /^export const contracts =\s*\n?\s*(['"`])(.{20,})\1/m

/** A migration's text without what takes it back, and without comments. */
const upOf = (source: string): string =>
  source.replace(/export async function down[^]*?\n}\n/, '').replace(/\/\*[^]*?\*\/|\/\/.*|--.*/g, '')

const contractionsOf = (source: string): string[] =>
  CONTRACTING.filter(([, form]) => form.test(upOf(source))).map(([what]) => what)

const unmarked = (source: string): string[] => (REASON.test(source) ? [] : contractionsOf(source))

test('migrations only add, or say why no release that may still run misses what goes (decision 0051)', () => {
  for (const file of readdirSync(FOLDER))
    expect([file, unmarked(readFileSync(join(FOLDER, file), 'utf8'))]).toEqual([file, []])
})

test.each([
  ['alter table lead drop column survey', 'takes something away'],
  ['alter table lead rename column name to full_name', 'renames'],
  ['alter table lead alter column mobile type bigint', 'changes a type'],
  ['alter table lead alter column survey set not null', 'wants what was optional'],
  ['alter table lead add column seal text not null', 'adds a column that older releases leave empty'],
])('%s is told from an addition, and stands with a reason only', (statement, what) => {
  expect(unmarked(`await sql\`${statement}\`.execute(db)`)).toEqual([what])
  const reason = `export const contracts = 'no release since 040_without_it reads or writes it'\n`
  expect(unmarked(`${reason}await sql\`${statement}\`.execute(db)`)).toEqual([])
})

test('additions need no reason', () => {
  for (const statement of [
    'create table job_turn (name text not null)',
    "alter table lead add column stage text not null default 'received', add column notes jsonb",
    'create index lead_name on lead (name)',
    'alter table lead alter column survey drop not null',
  ])
    expect(unmarked(`await sql\`${statement}\`.execute(db)`)).toEqual([])
})
