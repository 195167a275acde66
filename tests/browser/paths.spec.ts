import { test } from '@playwright/test'
import { WALKED_MACHINES, browserPaths, pathTitle } from './browserTestModels'
import { BrowserWalk } from './browserWalk'
import { thoroughUnless } from './thorough'

/** Machines of the same make as one that is walked every day (bmiCalculator). */
const LIKE_ANOTHER: ReadonlySet<string> = new Set(['emiCalculator', 'costCalculator'])

// Each path of a machine's test model is a test: its steps are done on a page and every state is seen. The report of a
// run says which transitions were walked (annotation `walked`), so that they can be drawn on the chart.
for (const machineId of WALKED_MACHINES)
  test.describe(`${machineId}: its paths, walked in the browser`, () => {
    for (const path of browserPaths(machineId))
      test(pathTitle(path), thoroughUnless(!LIKE_ANOTHER.has(machineId)), async ({ page }) => {
        const walk = new BrowserWalk(machineId, page)
        for (const { label } of path) await walk.step(label)
        walk.ends()
      })
  })
