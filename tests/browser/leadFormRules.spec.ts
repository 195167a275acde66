import { expect, test } from '@playwright/test'
import { formFieldCopy } from '@/content/copy/formFields'
import { inLanguage } from '@/devtools/paths/data/dataRow'
import { OPTIONAL_ROWS } from '@/devtools/paths/data/leadFormData'
import {
  DAILY_BATCHES,
  DAILY_TIERS,
  HELD_ROWS,
  MODES,
  judgedRows,
  rowBatches,
} from '@/devtools/paths/data/rowBatches'
import { TIER_TABLE } from '@/devtools/paths/data/specificationTables'
import { someMobile } from '@/tests/support/testNumbers'
import { RulesVisitor } from './rulesVisitor'
import { IS_THOROUGH, isItsTurn, thoroughUnless } from './thorough'
import { allLeads } from './visitor'

// Every row of the data tables of devtools/paths/data, on the form and without JavaScript, in both languages.
// Compatible rows share one form and one press of its button; other fields stay empty, so that nothing is sent.
// docs/charts/coverage.md lists the covered rows.
for (const mode of MODES)
  for (const language of ['en', 'hi'] as const)
    test.describe(
      `section 5, ${mode}, ${language}`,
      thoroughUnless(language === 'en' || isItsTurn(`Hindi, ${mode}`)),
      () => {
        test.use({ javaScriptEnabled: mode === 'live' })

        test('each row says its message at its field, or nothing where it is right', async ({ page }) => {
          const visitor = new RulesVisitor(page, mode)
          const batches = rowBatches(judgedRows(mode)).slice(
            0,
            IS_THOROUGH ? undefined : DAILY_BATCHES[language],
          )
          for (const { rows, values } of batches)
            await test.step(rows.map(({ id }) => id).join(', '), async () => {
              await visitor.opens('every', language)
              await visitor.answers(values)
              await visitor.sends()
              for (const row of rows) await visitor.seesAt(row, language)
            })
        })

        test('a form that requires the number alone takes every other field empty', async ({ page }) => {
          const visitor = new RulesVisitor(page, mode)
          await visitor.opens('optional', language)
          await visitor.answers({
            ...Object.assign({}, ...OPTIONAL_ROWS.map((row) => row.with)),
            mobile: '12345',
          })
          await visitor.sends()
          await expect(visitor.errors).toHaveText([formFieldCopy[language].validation.mobileInvalid])
        })

        test('the tier table', async ({ page }) => {
          const daily = language === 'en' ? DAILY_TIERS : DAILY_TIERS.slice(0, 1)
          const rows = TIER_TABLE.filter(({ id }) => IS_THOROUGH || daily.includes(id))
          const sent = new Map<string, (typeof rows)[number]>()
          const visitor = new RulesVisitor(page, mode)
          for (const row of rows) {
            const mobile = someMobile()
            await visitor.opens('optional', language, row)
            // By the name that the language has for it.
            const city = row.city === 'Other' ? formFieldCopy[language].other : row.city
            await visitor.answers({ mobile, city, insuranceType: row.insuranceType })
            await visitor.isStored()
            sent.set(mobile, row)
          }
          const stored = (await allLeads()).filter(({ MobileNoData }) => sent.has(String(MobileNoData)))
          expect(
            Object.fromEntries(
              stored.map((lead) => [
                sent.get(String(lead.MobileNoData))?.id,
                [lead.LeadTier, lead.IsInsurance || undefined],
              ]),
            ),
          ).toEqual(
            Object.fromEntries(rows.map(({ id, LeadTier, IsInsurance }) => [id, [LeadTier, IsInsurance]])),
          )
        })
      },
    )

test('what is typed and pasted, and what the chosen one of treatment and condition clears', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const visitor = new RulesVisitor(page, 'live')
  await visitor.opens('every', 'en')
  for (const row of HELD_ROWS) await test.step(row.id, () => visitor.enters(row))
})

test('a message of section 5 that the copy does not have is a fault', () => {
  expect(() => inLanguage('Please Enter a Name', 'hi')).toThrow('no message')
})
