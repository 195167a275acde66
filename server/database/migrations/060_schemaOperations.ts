/** Jobs, limits, usage counts and problem reports. */
export const OPERATIONS: readonly string[] = [
  // Last run of jobs that one of all servers does (repeatedJob.ts).
  `create table job_turn (
    name text primary key,
    taken_at timestamptz not null
  )`,
  // Shared limits, in the format of rate-limiter-flexible; `expire` in milliseconds since 1970; numbers as keyed
  // hashes.
  `create table rate_limit (
    key text primary key,
    points integer not null default 0,
    expire bigint
  )`,
  `create index rate_limit_expiry on rate_limit (expire)`,
  // Usage counts per hour (decision 0060). `name`: machine and chart hash, page type, or metric and page type.
  `create table traffic_count (
    hour timestamptz not null,
    kind text not null,
    name text not null,
    place integer not null,
    count bigint not null,
    primary key (kind, name, hour, place)
  )`,
  `create index traffic_count_by_time on traffic_count (hour)`,
  // Charts that the counts refer to.
  `create table traffic_chart (
    machine text not null,
    hash text not null,
    chart jsonb not null,
    first_at timestamptz not null default now(),
    primary key (machine, hash)
  )`,
  // Visitors' problem reports (decision 0061), encrypted whole.
  `create table problem_report (
    id uuid primary key,
    at timestamptz not null,
    content jsonb not null
  )`,
  `create index problem_report_by_time on problem_report (at)`,
]
