-- Analytics: what pages report while measuring is allowed, its sums per day, and timings of pages.

-- A partition per day, so that an old day is dropped instead of deleted. Rows name no account and no address.
create table analytics_events (
  day date not null,
  name text not null check (length(name) between 1 and 64),
  -- The pattern of the route.
  page text not null check (length(page) <= 128),
  details jsonb not null default '{}',
  -- Hash of whom it came from, with the salt of the day; null without a consent.
  visitor bytea,
  -- Hash of the visit, with the same salt; null without a consent.
  visit bytea,
  occurred_at timestamptz not null
) partition by range (day);

-- Takes the events of days without a partition, until the job makes one.
create table analytics_events_default partition of analytics_events default;

-- Salts of today and yesterday. Once a salt is deleted, nobody can tell whose events those of its day were.
create table analytics_salts (
  day date primary key,
  salt bytea not null
);

-- Sums per day; rows are written again until the day is over.
create table analytics_days (
  day date not null,
  name text not null,
  -- total, page (pattern of the route) or source (host of the page before).
  dimension text not null check (dimension in ('total', 'page', 'source')),
  value text not null check (length(value) <= 253),
  events integer not null,
  visitors integer not null,
  primary key (day, name, dimension, value)
);

-- Trackers of placements, each kind of event of a serve once.
create table placement_events (
  placement_id text not null check (length(placement_id) <= 256),
  serve_id text not null check (length(serve_id) <= 128),
  kind text not null check (kind in ('impression', 'click', 'like', 'follow', 'reblog')),
  day date not null,
  primary key (placement_id, serve_id, kind)
);
create index placement_events_day on placement_events (day);

-- Histograms of timings: the number of visits per bucket; a bucket is a tenth wider than the one before.
create table page_timings (
  day date not null,
  route text not null check (length(route) <= 128),
  release text not null check (length(release) <= 64),
  metric text not null check (metric in ('ttfb', 'fcp', 'lcp', 'inp', 'cls', 'domInteractive', 'load')),
  bucket smallint not null check (bucket between 0 and 200),
  visits integer not null,
  primary key (day, route, release, metric, bucket)
);
