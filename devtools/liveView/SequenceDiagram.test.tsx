import { renderToStaticMarkup } from 'react-dom/server'
import { type LivePage, type LiveTelling, begunPage } from './liveRecord'
import { SequenceDiagram } from './SequenceDiagram'

const telling = (eventType: string, sessionId: string, sourceId?: string): LiveTelling => ({
  ...{ sessionId, sourceId, eventType, after: 0 },
})
const ticks = Array.from({ length: 30 }, () => [
  telling('xstate.after.second', 'timer', 'timer'),
  telling('second.counted', 'login', 'timer'),
]).flat()
const page: LivePage = {
  ...begunPage({ page: 'p', path: '/faq', at: 0 }),
  actors: [
    { sessionId: 'login', name: 'otpLogin', machineId: 'otpLogin' },
    { sessionId: 'timer', name: 'resendTimer', machineId: 'resendTimer', parentId: 'login' },
  ],
  tellings: [telling('mobile.submitted', 'login'), ...ticks, telling('otp.changed', 'login')],
}

test('thirty ticks are drawn once and say how often, so that what came before them is still seen', () => {
  const texts = [
    ...renderToStaticMarkup(<SequenceDiagram page={page} until={1} />).matchAll(/<text[^>]*>([^<]*)</g),
  ].map(([, text]) => text)
  expect(texts).toEqual([
    ...['the page', 'otpLogin', 'resendTimer'],
    ...['mobile.submitted', 'after.second × 30', 'second.counted', 'otp.changed'],
  ])
})
