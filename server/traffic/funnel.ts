import 'server-only'
import type { Funnel } from '@/model/page/traffic'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { type MachineFigures, readTraffic, type TrafficFigures } from './readTraffic'

/** Leads of the period and their current outcome; merged leads count once. */
const LEADS = `select count(*)::int as stored,
    (count(*) filter (where d.state = 'delivered'))::int as delivered,
    (count(*) filter (where f.first_called_at is not null))::int as called,
    (count(*) filter (where f.booked_at is not null))::int as booked,
    (count(*) filter (where f.visited_at is not null))::int as visited
  from lead left join lead_delivery d on d.lead_id = lead.id left join lead_follow_up f on f.lead_id = lead.id
  where lead.created_at >= $1::timestamptz and lead.created_at < $2::timestamptz and f.state is distinct from 'merged'`

/** What sends a lead, and the state in which it does so. */
const SENDING: Readonly<Record<string, string>> = { leadForm: 'submitting', guidedEnquiry: 'sending' }

const sumOf = (figures: MachineFigures['left']): number => figures.reduce((sum, { count }) => sum + count, 0)

/** Times a form's machine started, at the first input. */
function touchedAndSent(machines: TrafficFigures['machines']): { touched: number; sent: number } {
  const forms = machines.filter(({ machine }) => machine in SENDING)
  const sends = ({ machine, transitions }: MachineFigures) =>
    transitions.filter(({ what }) => what.endsWith(`→ ${SENDING[machine]}`))
  return {
    touched: forms.reduce((sum, { left }) => sum + sumOf(left), 0),
    sent: forms.reduce((sum, form) => sum + sumOf(sends(form)), 0),
  }
}

/** The figures of a time, and its funnel. */
export interface FunnelFigures extends TrafficFigures {
  readonly funnel: Funnel
}

/**
 * How many pages were answered, and how far visitors came. Pages and forms are counted by whole hours and in browsers alone;
 * what came without JavaScript or through the API begins at `stored`.
 * @throws the database's error
 */
export async function readFunnel(executeSql: ExecuteSql, since: Date, until: Date): Promise<FunnelFigures> {
  const figures = await readTraffic(executeSql, since, until)
  const { rows } = await executeSql<Omit<Funnel, 'seen' | 'touched' | 'sent'>>(LEADS, [
    since.toISOString(),
    until.toISOString(),
  ])
  const leads = rows[0] ?? { stored: 0, delivered: 0, called: 0, booked: 0, visited: 0 }
  return {
    ...figures,
    funnel: { seen: figures.documents, ...touchedAndSent(figures.machines), ...leads },
  }
}
