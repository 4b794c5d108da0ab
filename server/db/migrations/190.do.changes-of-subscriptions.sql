-- A change of plan or period that a member chose. It holds from the next payment, at the price that the member saw.
alter table subscriptions
  add column next_item text,
  add column next_country text,
  add column next_currency text,
  add column next_amount bigint check (next_amount > 0),
  add column next_tax_name text,
  add column next_tax_rate_bps integer,
  -- Since the last change, the paid time ends (paid_periods - periods_before) periods after this; null: after the start.
  add column counted_from timestamptz,
  add column periods_before integer not null default 0,
  add constraint subscriptions_next check (
    num_nulls(next_item, next_country, next_currency, next_amount, next_tax_name, next_tax_rate_bps) in (0, 6)
    and (next_item is null or status in ('active', 'on-hold'))
  );
-- A plan is not taken away while somebody changes to it.
create index subscriptions_next on subscriptions (next_item) where next_item is not null;
-- The item that a renewal pays for; null for checkouts, and for what the subscription was for before.
alter table payments add column item text;
