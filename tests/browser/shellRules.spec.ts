/** Each rule of the shell in the specification's words (section 2), a test each; those proven elsewhere are named there. */
import { test } from '@playwright/test'
import { type OwnRuleKey, SHELL_RULES } from '@/tests/site/shellRules'
import { accountRules } from './shellRules/accountRules'
import { headerFooterRules } from './shellRules/headerFooterRules'
import { modalButtonRules } from './shellRules/modalButtonRules'
import { pathRules } from './shellRules/pathRules'
import type { RuleCheck } from './shellRules/shellParts'

const CHECKS: Readonly<Record<OwnRuleKey, RuleCheck>> = {
  ...pathRules,
  ...headerFooterRules,
  ...modalButtonRules,
  ...accountRules,
}

// The checks open many pages each.
test.setTimeout(240_000)

for (const [key, check] of Object.entries(CHECKS))
  // The keys of the record are the table's own rules.
  test(`${key}: ${SHELL_RULES[key as OwnRuleKey].copy}`, async ({ page }) => check(page))
