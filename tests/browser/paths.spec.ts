import { test } from '@playwright/test'
import { WALKED_MACHINES, browserPaths, pathTitle } from './browserTestModels'
import { BrowserWalk } from './browserWalk'
import { isItsTurn, thoroughUnless } from './thorough'
import { pathsToEveryState } from './walkablePaths'

// Each path of a machine's test model is a test: its steps are done on a page and every state is seen. The report of a
// run says which transitions were walked (annotation `walked`), so that they can be drawn on the chart. Within five days
// every state is entered; `npm run test:all` takes every transition.
for (const machineId of WALKED_MACHINES)
  test.describe(`${machineId}: its paths, walked in the browser`, () => {
    const paths = browserPaths(machineId)
    const entering = pathsToEveryState(paths)
    for (const path of paths) {
      const title = pathTitle(path)
      test(title, thoroughUnless(entering.includes(path) && isItsTurn(title)), async ({ page }) => {
        const walk = new BrowserWalk(machineId, page)
        for (const { label } of path) await walk.step(label)
        walk.ends()
      })
    }
  })
