/**
 * What a clinic's own people, or a tool, put beside the site's tables, each with a row where it holds any: by the name under which
 * a backup leaves it, the statements that make it.
 */
export const FOREIGN_OBJECTS: Readonly<Record<string, string>> = {
  crm_export: `create table crm_export (id serial primary key, at timestamptz not null); insert into crm_export (at) values (now())`,
  of_leads: `create table of_leads (lead_id uuid references lead); insert into of_leads select id from lead limit 1`,
  leads_by_city: 'create view leads_by_city as select city, count(*) from lead group by city',
  leads_by_day:
    'create materialized view leads_by_day as select created_at::date as day, count(*) from lead group by 1',
  bill_number: `create sequence bill_number; select nextval('bill_number')`,
  'reports.visit': `create schema reports; create table reports.visit (n int); insert into reports.visit values (1)`,
  'reports.lead': 'create table reports.lead as select * from lead',
  measured: `create table measured (at date not null) partition by range (at);
    create table measured_2026 partition of measured for values from ('2026-01-01') to ('2027-01-01');
    insert into measured values ('2026-05-05')`,
  sums: `create table sums (a int, b int generated always as (a * 2) stored); insert into sums (a) values (1)`,
  '"Odd Name"': `create table """Odd Name""" ("select" text); insert into """Odd Name""" values ('x')`,
  lead_child: `create table lead_child () inherits (lead);
    insert into lead_child select * from lead limit 1`,
}

/** What they add to a table of the site's, by the name under which a restore leaves it. */
export const FOREIGN_COLUMNS: Readonly<Record<string, string>> = {
  'lead.campaign': `alter table lead add column campaign text not null default 'none'`,
}
