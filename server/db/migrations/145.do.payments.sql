-- Payments: catalogue, checkouts, what is charged, purchases with their refunds, subscriptions, and the events of payment
-- providers. Amounts are in the smallest unit of their currency and contain the tax. Members who are erased leave what was
-- paid, without their name: receipts are kept for ten years.

-- Where the site sells, in which currency, and the tax that is in every price there.
create table sale_countries (
  country text primary key check (country ~ '^[A-Z]{2}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  tax_name text not null default '',
  -- In hundredths of a percent.
  tax_rate_bps integer not null check (tax_rate_bps between 0 and 10000)
);
insert into sale_countries (country, currency, tax_name, tax_rate_bps) values
  ('AT', 'EUR', 'VAT', 2000), ('BE', 'EUR', 'VAT', 2100), ('DE', 'EUR', 'VAT', 1900), ('ES', 'EUR', 'VAT', 2100),
  ('FR', 'EUR', 'VAT', 2000), ('IE', 'EUR', 'VAT', 2300), ('IT', 'EUR', 'VAT', 2200), ('NL', 'EUR', 'VAT', 2100),
  ('PT', 'EUR', 'VAT', 2300), ('GB', 'GBP', 'VAT', 2000), ('JP', 'JPY', 'Consumption tax', 1000), ('US', 'USD', '', 0);

create table prices (
  item text not null check (item ~ '^[a-z][a-z0-9-]{1,63}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  primary key (item, currency)
);
insert into prices (item, currency, amount) values
  ('premium-month', 'EUR', 499), ('premium-month', 'GBP', 449), ('premium-month', 'JPY', 700), ('premium-month', 'USD', 499),
  ('premium-year', 'EUR', 3999), ('premium-year', 'GBP', 3599), ('premium-year', 'JPY', 5800), ('premium-year', 'USD', 3999);

-- The country in which a member last bought, for tax and currency.
create table payers (
  user_id bigint primary key references users (id) on delete cascade,
  country text not null references sale_countries (country)
);

create table checkouts (
  id bigint primary key default next_id(),
  user_id bigint references users (id) on delete set null,
  -- What is bought, as in purchases.
  kind text not null check (kind in ('premium')),
  item text not null,
  country text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  tax_name text not null,
  tax_rate_bps integer not null,
  status text not null default 'open'
    check (status in ('open', 'needs-action', 'confirming', 'paid', 'declined', 'expired', 'cancelled')),
  provider text not null,
  -- What a test checkout does when it is confirmed.
  test_outcome text not null default 'success'
    check (test_outcome in ('success', 'declined', 'bank-check', 'left', 'late-event', 'two-events', 'event-first')),
  return_url text,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
-- One at a time for a member and a kind: two tabs share it, and a double press pays once.
create unique index checkouts_open on checkouts (user_id, kind)
  where status in ('open', 'needs-action', 'confirming', 'declined');
create index checkouts_user on checkouts (user_id) where user_id is not null;
create index checkouts_expiring on checkouts (expires_at) where status in ('open', 'needs-action', 'declined');

create table subscriptions (
  id bigint primary key default next_id(),
  user_id bigint references users (id) on delete set null,
  kind text not null check (kind in ('premium', 'memberships')),
  item text not null,
  period text not null check (period in ('month', 'year')),
  status text not null check (status in ('pending', 'active', 'pending-cancel', 'on-hold', 'cancelled', 'expired')),
  -- The checkout that began it.
  checkout_id bigint not null unique references checkouts (id),
  -- The price that the member signed up for; new prices are for new subscriptions.
  country text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  tax_name text not null,
  tax_rate_bps integer not null,
  provider text not null,
  -- What the test card does when it is charged again.
  test_outcome text not null default 'success' check (test_outcome in ('success', 'declined')),
  -- Null until the first payment.
  started_at timestamptz,
  -- Number of paid periods. The paid time ends that many periods after the start, so that a subscription of the 31st
  -- does not move to the 28th for good.
  paid_periods integer not null default 0,
  period_end timestamptz,
  cancelled_at timestamptz,
  ended_at timestamptz,
  -- Attempts to charge since it is on hold, and the next one.
  failed_attempts timestamptz[] not null default '{}',
  next_attempt_at timestamptz,
  created_at timestamptz not null default now(),
  check ((started_at is null) = (period_end is null)),
  check (status in ('pending', 'expired') or started_at is not null)
);
create unique index subscriptions_one on subscriptions (user_id, kind)
  where status in ('pending', 'active', 'pending-cancel', 'on-hold');
create index subscriptions_user on subscriptions (user_id) where user_id is not null;
-- What the renewal looks for.
create index subscriptions_due on subscriptions (coalesce(next_attempt_at, period_end))
  where status in ('active', 'pending-cancel', 'on-hold');

-- Attempts to charge. The id is the key under which the provider charges once.
create table payments (
  id bigint primary key default next_id(),
  user_id bigint references users (id) on delete set null,
  -- Of what: a checkout, or the next period of a subscription.
  checkout_id bigint references checkouts (id),
  subscription_id bigint references subscriptions (id),
  period_number integer,
  provider text not null,
  country text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  tax_name text not null,
  tax_rate_bps integer not null,
  status text not null default 'started' check (status in ('started', 'needs-action', 'succeeded', 'failed')),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  check ((checkout_id is null) <> (subscription_id is null)),
  check ((subscription_id is null) = (period_number is null))
);
create index payments_user on payments (user_id) where user_id is not null;
-- A checkout is charged by one payment at a time, a period of a subscription by one that may still succeed.
create unique index payments_of_checkout on payments (checkout_id) where status in ('started', 'needs-action');
create unique index payments_of_period on payments (subscription_id, period_number)
  where status in ('started', 'needs-action', 'succeeded');
create index payments_under_way on payments (created_at) where status in ('started', 'needs-action');
create index payments_checkout on payments (checkout_id) where checkout_id is not null;

-- Numbers of receipts run without gaps within a year, as tax offices ask for.
create table receipt_numbers (
  year integer primary key,
  last_number integer not null
);

-- What was paid: one row for each payment that succeeded.
create table purchases (
  id bigint primary key default next_id(),
  number text not null unique,
  user_id bigint references users (id) on delete set null,
  payment_id bigint not null unique references payments (id),
  subscription_id bigint references subscriptions (id),
  kind text not null check (kind in ('premium', 'membership', 'blaze', 'shop', 'gift', 'domain')),
  item text not null,
  provider text not null,
  country text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  tax_name text not null,
  tax_rate_bps integer not null,
  -- The paid time of a subscription.
  period_start timestamptz,
  period_end timestamptz,
  -- What went back, or is on its way; never more than was paid.
  refunded bigint not null default 0 check (refunded between 0 and amount),
  refunded_at timestamptz,
  refundable_until timestamptz,
  created_at timestamptz not null default now()
);
create index purchases_user on purchases (user_id, id desc) where user_id is not null;
create index purchases_subscription on purchases (subscription_id) where subscription_id is not null;

create table refunds (
  id bigint primary key default next_id(),
  purchase_id bigint not null references purchases (id),
  amount bigint not null check (amount > 0),
  -- Why: the member returned it, or nobody wanted the payment any more when it succeeded.
  reason text not null check (reason in ('returned', 'unwanted')),
  status text not null default 'started' check (status in ('started', 'done')),
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
create index refunds_purchase on refunds (purchase_id);
create index refunds_started on refunds (created_at) where status = 'started';

-- The inbox of what providers report. An event is stored once and worked off by a job; of its content only the payment is
-- kept, whose status is then asked from the provider, so that events may come in any order.
create table payment_events (
  provider text not null,
  event_id text not null check (length(event_id) between 1 and 255),
  payment_id bigint not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  primary key (provider, event_id)
);
create index payment_events_waiting on payment_events (received_at) where processed_at is null;

-- The other side of the built-in test checkout: what a payment provider would know. Nothing but the test provider reads it.
create table test_provider_payments (
  payment_id bigint primary key,
  currency text not null,
  amount bigint not null,
  status text not null check (status in ('processing', 'needs-action', 'succeeded', 'failed')),
  refunded bigint not null default 0 check (refunded between 0 and amount)
);
create table test_provider_refunds (
  refund_id bigint primary key,
  payment_id bigint not null references test_provider_payments (payment_id),
  amount bigint not null
);
