import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'

const traffic = t.record(t.string, t.record(t.string, t.number))

/** How often visitors took each transition: by machine, then by the transition's id in the chart. */
export type ChartTraffic = t.TypeOf<typeof traffic>

/** Reads counts from a file's text, `{ "otpLogin": { "otpLogin.enteringMobile | mobile.submitted": 812 } }`. @throws where it is none */
export function trafficFrom(text: string): ChartTraffic {
  const read = traffic.decode(JSON.parse(text))
  if (isLeft(read)) throw new Error('the traffic is no counts by machine and transition')
  return read.right
}
