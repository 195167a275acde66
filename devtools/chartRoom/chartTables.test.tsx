import { renderToStaticMarkup } from 'react-dom/server'
import { SHOWN_RULE, TRANSITION_RULE } from '@/devtools/machineChart/chartCopy'
import { machineCopy } from '@/devtools/machineCopy/machineCopy'
import { chartOf } from '@/devtools/proof/chartOf'
import { logoutMachine } from '@/machines/logout/logout.machine'
import { ChartTables } from './ChartTables'

test('the tables say how brackets and missing targets are to be read, and what a state does on its way in', () => {
  const markup = renderToStaticMarkup(
    <ChartTables chart={chartOf(logoutMachine)} copy={machineCopy('logout')} />,
  )
  expect(markup).toContain(SHOWN_RULE)
  expect(markup).toContain(TRANSITION_RULE)
  expect(markup).toContain('ends here, does reload on the way in')
})
