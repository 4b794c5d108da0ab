-- The security log of each member: log-ins, failed attempts and changes of what protects the account.
-- Rows are deleted after limits.securityLogDays, and beyond limits.securityEventsPerKind of one kind.
create table security_events (
  id bigint primary key default next_id(),
  user_id bigint not null references users (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z][a-z0-9_]{0,63}$'),
  -- The browser or app; null together with `device` when the site did it.
  client_name text check (char_length(client_name) <= 100),
  device text check (device in ('desktop', 'phone', 'tablet', 'unknown')),
  -- The shortened address: /24 for IPv4, /48 for IPv6. The whole address is never stored.
  network cidr,
  method text,
  detail text check (char_length(detail) <= 1000),
  -- Hash of the session or access token that did it, to mark the one that reads the log.
  session_hash bytea,
  -- Set for kinds that strangers can repeat: one row per member, kind and hour, with a count.
  counted_hour timestamptz,
  count integer not null default 1 check (count > 0),
  created_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  check ((client_name is null) = (device is null)),
  check (counted_hour is not null or count = 1)
);
create unique index security_events_counted on security_events (user_id, kind, counted_hour)
  where counted_hour is not null;
-- For pages of the log, and for deleting the oldest of a kind.
create index security_events_user on security_events (user_id, id);
create index security_events_kind on security_events (user_id, kind, id);
create index security_events_last on security_events (last_at);
