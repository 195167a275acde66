import type { ReactNode } from 'react'
import { preventDefaultThen } from '@/components/ui/preventDefaultThen'
import { inboxCopy, leadPanelCopy as copy, fieldInWords } from '@/content/copy/desk'
import { momentInWords } from '@/content/copy/deskTimes'
import { interpolate } from '@/content/copy/interpolate'
import type { AnsweredField, DeskLead, OtherLead, TimelineEntry } from '@/model/desk/deskLead'
import type { StoredSettings } from '@/model/desk/deskSettings'
import { StepForm } from './PanelForms'
import { NO_FILTERS, type InboxFilters, inboxAddress } from '@/model/desk/inboxFilters'

type LeadFactsProps = {
  readonly lead: DeskLead
  readonly settings: StoredSettings
  readonly filters: InboxFilters
  readonly now: number
  /** Merges this lead into another; undefined where that cannot be done now. */
  readonly onMerge?: (into: string) => void
}

type SectionProps = { readonly title: string; readonly children: ReactNode }

const Section = ({ title, children }: SectionProps) => (
  <section aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
)

const Fields = ({ title, fields }: { readonly title: string; readonly fields: readonly AnsweredField[] }) =>
  fields.length === 0 ? null : (
    <Section title={title}>
      <dl>
        {fields.map(({ field, value }) => (
          <div key={field}>
            <dt>{fieldInWords(field)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )

const isKey = <Key extends string>(table: Readonly<Record<Key, string>>, key: string): key is Key =>
  Object.hasOwn(table, key)

/** Event in words; an unknown type is shown unchanged. */
export const eventInWords = (type: string): string =>
  isKey(copy.events, type) ? copy.events[type] : isKey(copy.actions, type) ? copy.actions[type] : type

const reasonInWords = (id: string, { settings }: StoredSettings): string =>
  [...settings.lostReasons, ...settings.reopenReasons, ...settings.unmergeReasons].find(
    (reason) => reason.id === id,
  )?.label ?? (isKey(copy.ownReasons, id) ? copy.ownReasons[id] : id)

type Time = Pick<LeadFactsProps, 'settings' | 'now'>

const Entry = ({ entry, settings, now }: Time & { readonly entry: TimelineEntry }) => (
  <li>
    <span>
      <b>{eventInWords(entry.type)}</b>
      {entry.news !== undefined && `: ${copy.news[entry.news]}`}
      {entry.reason !== undefined && `: ${reasonInWords(entry.reason, settings)}`}
      {entry.dueAt !== undefined && `: ${momentInWords(entry.dueAt, settings.timeZone, now)}`}
    </span>
    <span className="hint">
      {entry.by || copy.desk} · {momentInWords(entry.at, settings.timeZone, now)}
    </span>
  </li>
)

type OthersProps = Pick<LeadFactsProps, 'lead' | 'filters' | 'settings' | 'now' | 'onMerge'> & {
  readonly title: string
  readonly hint?: string
  readonly others: readonly OtherLead[]
}

const Others = ({ title, hint, others, onMerge, lead, filters, settings, now }: OthersProps) =>
  others.length === 0 ? null : (
    <Section title={title}>
      {hint && <p className="hint">{hint}</p>}
      <ul className="others">
        {others.map(({ leadId, name, reference, treatment, city, arrivedAt, state }) => (
          <li key={leadId}>
            <span>
              <a href={inboxAddress({ ...NO_FILTERS, view: 'all' }, leadId)}>{name}</a>{' '}
              {[treatment, city].filter(Boolean).join(', ')}
              <span className="hint">
                {reference} · {inboxCopy.states[state]} · {momentInWords(arrivedAt, settings.timeZone, now)}
              </span>
            </span>
            {onMerge && (
              <StepForm
                lead={lead}
                filters={filters}
                hidden={{ action: 'merge', detail: leadId }}
                onSubmit={preventDefaultThen(() => onMerge(leadId))}
              >
                <button type="submit">{interpolate(copy.mergeInto, { reference })}</button>
              </StepForm>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )

/** All that is known of a lead. */
export function LeadFacts({ lead, filters, onMerge, ...time }: LeadFactsProps) {
  const beside = { lead, filters, onMerge, ...time }
  const { row, answers, source, earlier, duplicates, timeline, notes, email, crm } = lead
  return (
    <div className="facts">
      <p className="summary">
        <span className="state" data-state={row.state}>
          {inboxCopy.states[row.state]}
          {row.owner && ` · ${row.owner.name}`}
        </span>
        {row.isLate && <b className="late">{inboxCopy.late}</b>}
        <span className="hint">
          {interpolate(copy.arrived, {
            time: momentInWords(row.arrivedAt, time.settings.timeZone, time.now),
          })}
          {row.dueAt && ` · ${momentInWords(row.dueAt, time.settings.timeZone, time.now)}`}
        </span>
      </p>
      {row.mergedInto && (
        <p>
          {copy.mergedInto}. <a href={inboxAddress(filters, row.mergedInto)}>{copy.showIt}</a>
        </p>
      )}
      <Others title={copy.duplicates} others={duplicates} {...beside} />
      <Others
        title={copy.earlier}
        hint={copy.earlierHint}
        others={earlier.filter(({ leadId }) => !duplicates.some((other) => other.leadId === leadId))}
        {...beside}
      />
      <Fields
        title={copy.asked}
        fields={email === '' ? answers : [...answers, { field: copy.email, value: email }]}
      />
      <Fields title={copy.source} fields={source} />
      {crm && (
        <p className="hint">
          {copy.crm}: {[crm.state, crm.externalId].filter(Boolean).join(', ')}
        </p>
      )}
      <Section title={copy.timeline}>
        {timeline.length === 0 ? (
          <p className="hint">{copy.noTimeline}</p>
        ) : (
          <ol className="timeline">
            {timeline.map((entry) => (
              <Entry key={entry.seq} entry={entry} {...time} />
            ))}
          </ol>
        )}
      </Section>
      {notes.length > 0 && (
        <Section title={copy.notes}>
          <ul className="timeline">
            {notes.map(({ id, at, by, text }) => (
              <li key={id}>
                <span>{text}</span>
                <span className="hint">
                  {by || copy.sender} · {momentInWords(at, time.settings.timeZone, time.now)}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}
