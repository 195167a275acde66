/** Rules of the shell in the specification's words, a check each; docs/requirements.md names the others' tests. */
import { test } from '@playwright/test'
import { shellRule } from '@/tests/site/requirements/requirements'
import { accountRules } from './shellRules/accountRules'
import { headerFooterRules } from './shellRules/headerFooterRules'
import { modalButtonRules } from './shellRules/modalButtonRules'
import { pathRules } from './shellRules/pathRules'
import type { RuleCheck } from './shellRules/shellParts'
import { isItsTurn, thoroughUnless } from './thorough'

const CHECKS: Readonly<Record<string, RuleCheck>> = {
  ...pathRules,
  ...headerFooterRules,
  ...modalButtonRules,
  ...accountRules,
}

// The checks open many pages each.
test.setTimeout(240_000)

for (const [key, check] of Object.entries(CHECKS))
  test(`${key}: ${shellRule(key)}`, thoroughUnless(isItsTurn(key)), async ({ page }) => check(page))
