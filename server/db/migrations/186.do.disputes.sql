-- Payments that the bank of a member asks back (decision 120), as their provider tells of them.
create table disputes (
  id bigint primary key default next_id(),
  provider text not null,
  -- Name of the dispute at the provider.
  provider_ref text not null,
  purchase_id bigint not null references purchases (id),
  status text not null default 'open' check (status in ('open', 'won', 'lost')),
  -- The provider's word for why, such as 'fraudulent'.
  reason text not null check (length(reason) <= 100),
  -- What the bank asks back, in the currency of the purchase.
  amount bigint not null check (amount > 0),
  -- What the provider has taken for it by now, and its fee, as the ledger has them.
  withdrawn bigint not null default 0,
  fee bigint not null default 0,
  -- Number of transactions of the ledger about what the provider took and gave back.
  booked_count integer not null default 0,
  -- Until when the operator can answer.
  due_at timestamptz,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  unique (provider, provider_ref)
);
create index disputes_purchase on disputes (purchase_id, status);
create index disputes_open on disputes (coalesce(due_at, created_at), id) where status = 'open';

-- An event is about a payment or a dispute.
alter table payment_events alter column payment_id drop not null;
alter table payment_events add column dispute_ref text;
alter table payment_events add constraint payment_events_subject check ((payment_id is null) <> (dispute_ref is null));

-- Money that the bank holds back while it decides.
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check
  check (account ~ '^(provider|revenue|tax|fees|payable|refunds|disputes)(:[A-Za-z0-9_-]{1,64})+$');

-- A refund that the bank made, and one that was begun and never sent because the bank gave the money back.
alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check
  check (reason in ('returned', 'unwanted', 'staff', 'not-shown', 'disputed'));
alter table refunds drop constraint refunds_status_check;
alter table refunds add constraint refunds_status_check check (status in ('started', 'done', 'void'));

-- The test checkout can ask a payment back, as a bank does.
alter table checkouts drop constraint checkouts_test_outcome_check;
alter table checkouts add constraint checkouts_test_outcome_check
  check (test_outcome in ('success', 'declined', 'bank-check', 'left', 'late-event', 'two-events', 'event-first',
                          'dispute-won', 'dispute-lost'));
create table test_provider_disputes (
  ref text primary key,
  payment_id bigint not null unique references test_provider_payments (payment_id),
  status text not null default 'open' check (status in ('open', 'won', 'lost')),
  amount bigint not null,
  fee bigint not null
);
