/**
 * What pg-boss does not know: which workspaces there are, what is paused and why, what was spent, and who may spend now. Every count
 * is made by the database, by its own clock: a worker that dies has reserved what it may have spent, and one whose clock is wrong
 * changes nothing.
 */

/** What is there already stays. A lock keeps workers that start together apart. */
export const TABLES = `
begin;
select pg_advisory_xact_lock(hashtext('lithify_fleet'));
create schema if not exists lithify_fleet;
create table if not exists lithify_fleet.workspace (
  id text primary key, remote text not null unique, team text not null, key text not null,
  ended timestamptz, code text, because text, oldest_due text
);
create table if not exists lithify_fleet.hold (scope text primary key, because text not null, since timestamptz not null default now());
create table if not exists lithify_fleet.spend (
  scope text, period text, requests bigint not null default 0, tokens bigint not null default 0,
  usd double precision not null default 0, primary key (scope, period)
);
create table if not exists lithify_fleet.pace (key text primary key, requests timestamptz not null, tokens timestamptz not null);
create table if not exists lithify_fleet.request (
  id uuid primary key default gen_random_uuid(), workspace text not null, digest text not null, job text not null,
  asked timestamptz not null default now(), tokens bigint not null, usd double precision not null,
  scopes text[] not null, periods text[] not null, settled boolean not null default false, answer text
);
create index if not exists request_digest on lithify_fleet.request (workspace, digest);
create index if not exists request_open on lithify_fleet.request (asked) where not settled;
create table if not exists lithify_fleet.tally (code text primary key, jobs bigint not null default 0);
create table if not exists lithify_fleet.version (made text primary key);

-- May an attempt of so many tokens set out? What it may cost is reserved at once, in every scope, by day and by month.
create or replace function lithify_fleet.ask(
  in_workspace text, in_digest text, in_job text, in_tokens bigint, in_usd double precision, in_limits jsonb,
  in_key text, in_requests double precision, in_rate double precision, in_patience double precision,
  out verdict text, out because text, out wait double precision, out attempt uuid
) language plpgsql as $$
declare
  today text := to_char(now() at time zone 'UTC', 'YYYY-MM-DD');
  here timestamptz; by_request timestamptz; by_token timestamptz; per_request double precision; per_token double precision;
  named text[]; spans text[]; over text;
begin
  select array_agg(scope order by scope, period), array_agg(period order by scope, period) into named, spans from (
    select l.scope, p.period from jsonb_to_recordset(in_limits) as l (scope text),
    lateral (values (today), (left(today, 7))) as p (period)
    -- A workspace is told of by month; a row a day of each would be most of the table.
    where l.scope not like 'workspace:%' or p.period <> today) as every;
  insert into lithify_fleet.spend (scope, period) select * from unnest(named, spans) on conflict do nothing;
  perform 1 from lithify_fleet.spend s join unnest(named, spans) as n (scope, period) using (scope, period)
    order by s.scope, s.period for update of s;
  select l.scope || ' ' || p.span, l.scope into because, over
    from jsonb_to_recordset(in_limits) as l (scope text, "dayTokens" float8, "monthTokens" float8, "dayUsd" float8, "monthUsd" float8)
    cross join lateral (values ('day', today, l."dayTokens", l."dayUsd"), ('month', left(today, 7), l."monthTokens", l."monthUsd"))
      as p (span, period, most, most_usd)
    join lithify_fleet.spend s on s.scope = l.scope and s.period = p.period
    where (p.most > 0 and s.tokens + in_tokens > p.most) or (p.most_usd > 0 and s.usd + in_usd > p.most_usd)
    order by p.span desc limit 1;
  if because is not null then
    verdict := 'budget';
    -- Where others hold some of it back for a moment there is soon room again; else tomorrow, or in another month.
    wait := case when exists (select from lithify_fleet.request r
        where not r.settled and over = any(r.scopes) and r.asked > now() - interval '10 minutes') then 30
      else extract(epoch from date_trunc('day', now() at time zone 'UTC') + interval '1 day' - (now() at time zone 'UTC')) end;
    return;
  end if;
  -- Each attempt has a place of its own in time, so that nobody asks twice: no more than the rate in any minute, a tenth of it at once.
  insert into lithify_fleet.pace values (in_key, 'epoch', 'epoch') on conflict do nothing;
  select requests, tokens into by_request, by_token from lithify_fleet.pace where key = in_key for update;
  here := clock_timestamp();
  per_request := case when in_requests > 0 then 66 / in_requests else 0 end;
  per_token := case when in_rate > 0 then in_tokens * 66 / in_rate else 0 end;
  wait := greatest(0, extract(epoch from greatest(
    by_request - here - greatest(0, 6 - per_request) * interval '1 second',
    by_token - here - greatest(0, 6 - per_token) * interval '1 second')));
  if wait > in_patience then
    verdict := 'rate';
    because := 'key:' || in_key;
    return;
  end if;
  here := here + wait * interval '1 second';
  update lithify_fleet.pace set
    requests = greatest(by_request, here) + per_request * interval '1 second',
    tokens = greatest(by_token, here) + per_token * interval '1 second' where key = in_key;
  update lithify_fleet.spend s set requests = s.requests + 1, tokens = s.tokens + in_tokens, usd = s.usd + in_usd
    from unnest(named, spans) as n (scope, period) where s.scope = n.scope and s.period = n.period;
  insert into lithify_fleet.request (workspace, digest, job, tokens, usd, scopes, periods)
    values (in_workspace, in_digest, in_job, in_tokens, in_usd, named, spans) returning id into attempt;
  verdict := 'go';
end $$;

-- What an attempt did cost, in the place of what it might have cost; told twice it counts once.
create or replace function lithify_fleet.settle(in_attempt uuid, in_tokens bigint, in_usd double precision)
returns void language plpgsql as $$
declare one lithify_fleet.request;
begin
  select * into one from lithify_fleet.request where id = in_attempt and not settled for update;
  if not found then return; end if;
  update lithify_fleet.request set settled = true where id = in_attempt;
  perform 1 from lithify_fleet.spend s join unnest(one.scopes, one.periods) as n (scope, period) using (scope, period)
    order by s.scope, s.period for update of s;
  update lithify_fleet.spend s set tokens = s.tokens + in_tokens - one.tokens, usd = s.usd + in_usd - one.usd
    from unnest(one.scopes, one.periods) as n (scope, period) where s.scope = n.scope and s.period = n.period;
end $$;
commit;
`;
