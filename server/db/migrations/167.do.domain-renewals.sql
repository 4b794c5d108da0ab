-- Renewals of domains that nobody confirms, and what members are told of their domains.

-- True for a renewal that a job charges.
alter table checkouts add column is_automatic boolean not null default false;
drop index checkouts_open;
create unique index checkouts_open on checkouts (user_id, kind)
  where kind <> 'membership' and not is_automatic and status in ('open', 'needs-action', 'confirming', 'declined');

-- Charges that failed since the last renewal, and when the last one was begun.
alter table domains add column renewal_attempts integer not null default 0;
alter table domains add column renewal_tried_at timestamptz;
-- What the test card does when a renewal is charged.
alter table domains add column renewal_outcome text not null default 'success'
  check (renewal_outcome in ('success', 'declined'));

-- Members had agreed to a reminder, not to a charge.
update domains set auto_renew = false;

create table domain_events (
  id bigint primary key default next_id(),
  user_id bigint not null references users (id) on delete cascade,
  name text not null,
  event text not null check (event in
    ('registered', 'refused', 'transfer-begun', 'transfer-arrived', 'transfer-refused', 'connected', 'failing', 'failing-last',
     'removed', 'ending', 'renewal-ahead', 'renewed', 'renewal-failed', 'renewal-refused', 'expired', 'gone')),
  -- Distinguishes the occurrences of one event: an order, an end, the beginning of a fault.
  cause text not null,
  -- The day that the event names: an end, an arrival, the next attempt.
  day_at timestamptz,
  -- In the smallest unit of the currency, where the event is about money.
  amount bigint,
  currency text,
  mailed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, name, event, cause)
);
create index domain_events_unmailed on domain_events (id) where mailed_at is null;
