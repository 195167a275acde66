import { renderToStaticMarkup } from 'react-dom/server'
import { SHOWN_RULE, TRANSITION_RULE } from '@/components/MachineChart/chartWords'
import { machineWords } from '@/content/machineWords'
import { chartOf } from '@/machines/lib/chartOf'
import { logoutMachine } from '@/machines/logout/logout.machine'
import { ChartTables } from './ChartTables'

test('the tables say how brackets and missing targets are to be read, and what a state does on its way in', () => {
  const markup = renderToStaticMarkup(
    <ChartTables chart={chartOf(logoutMachine)} words={machineWords('logout')} />,
  )
  expect(markup).toContain(SHOWN_RULE)
  expect(markup).toContain(TRANSITION_RULE)
  expect(markup).toContain('ends here, does reload on the way in')
})
