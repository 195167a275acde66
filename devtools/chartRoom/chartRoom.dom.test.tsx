import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { PlacedChart } from '@/devtools/machineChart/layOutChart'
import type { Choice, Moment } from '@/devtools/proof/simulation'
import { chartOf } from '@/devtools/proof/chartOf'
import { logoutMachine } from '@/machines/logout/logout.machine'
import { ChartView } from './ChartView'
import { SimulationPanel } from './SimulationPanel'

const PLACED: PlacedChart = {
  chart: chartOf(logoutMachine),
  ...{ width: 400, height: 300, states: [], arrows: [], beginnings: [], legend: { x: 0, y: 0, lines: [] } },
}

describe('the chart', () => {
  const scrolled = jest.fn()
  beforeAll(() => {
    globalThis.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    Element.prototype.scrollBy = scrolled
    Object.assign(globalThis, { CSS: { escape: String } })
  })

  /** Whether the browser is kept from doing with a key what it does. */
  function isTaken(key: string, held: KeyboardEventInit = {}): boolean {
    const box = screen.getByRole('group', { name: /arrow keys/ })
    const pressed = createEvent.keyDown(box, { key, ...held })
    fireEvent(box, pressed)
    return pressed.defaultPrevented
  }

  it('is moved and made larger by keys, and leaves the browser its own', () => {
    render(<ChartView placed={PLACED} active={[]} taken={[]} chosen="" onChoose={() => {}} />)
    expect(['ArrowLeft', '+', '-', '0'].map((key) => isTaken(key))).toEqual([true, true, true, true])
    expect(scrolled).toHaveBeenCalledWith(-80, 0)
    expect(['+', '-', '0'].map((key) => isTaken(key, { ctrlKey: true }))).toEqual([false, false, false])
    expect(isTaken('+', { metaKey: true })).toBe(false)
    expect(isTaken('ArrowLeft', { altKey: true })).toBe(false)
  })
})

describe('the simulation', () => {
  const choice = (id: string): Choice => ({ id, label: id, kind: 'event' })
  const moment = (label: string, ...choices: string[]): Moment => ({
    ...{ label, active: [label], taken: [], context: {} },
    choices: choices.map(choice),
  })
  const MOMENTS = [moment('begins', 'opens', 'looks'), moment('opens', 'looks'), moment('looks', 'looks')]

  function Walk() {
    const [count, setCount] = useState(1)
    return (
      <SimulationPanel
        moments={MOMENTS.slice(0, count)}
        onChoose={() => setCount(count + 1)}
        onGoBack={() => {}}
      />
    )
  }

  it('keeps the focus of who walks through it by keyboard', async () => {
    const user = userEvent.setup()
    render(<Walk />)
    expect(document.activeElement).toBe(document.body)
    screen.getByRole('button', { name: 'opens' }).focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Simulate' }))

    screen.getByRole('button', { name: 'looks' }).focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(
      screen.getByRole('group', { name: 'A person' }).querySelector('button'),
    )
  })
})
