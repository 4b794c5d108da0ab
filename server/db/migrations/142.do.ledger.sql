-- The ledger: double-entry bookkeeping of all money of the site. The database refuses what must never happen, so that no
-- mistake in code can do it: a transaction that does not add up to zero in each currency, a changed or deleted entry, an
-- entry added later, a second transaction for one cause.
create table ledger_transactions (
  id bigint primary key default next_id(),
  -- Why it was written, such as 'payment 123'. Unique, so that repeating a job or an event writes nothing.
  cause text not null unique check (cause ~ '^[a-z-]+ [A-Za-z0-9_:-]{1,128}$'),
  -- Number of its entries. They are complete once the transaction is committed, and so none can be added later.
  entry_count smallint not null check (entry_count >= 2),
  created_at timestamptz not null default now()
);
create index ledger_transactions_created_at on ledger_transactions (created_at);

create table ledger_entries (
  transaction_id bigint not null references ledger_transactions (id),
  -- Kind and owner, such as 'provider:stripe' (money there), 'revenue:premium' (earned), 'tax:PT' (owed to a state).
  account text not null check (account ~ '^(provider|revenue|tax|fees|payable|refunds)(:[A-Za-z0-9_-]{1,64})+$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- In the smallest unit of the currency; positive entries raise what the site has, negative ones say where it came from.
  amount bigint not null check (amount <> 0),
  primary key (transaction_id, account, currency)
);
create index ledger_entries_account on ledger_entries (account, currency);

-- The argument of its triggers names the column with the id of the transaction.
create function check_ledger_balance() returns trigger language plpgsql as $$
declare
  ledger_transaction bigint := to_jsonb(new) ->> tg_argv[0];
begin
  if exists (
    select 1 from ledger_entries where transaction_id = ledger_transaction group by currency having sum(amount) <> 0
  ) then
    raise exception 'The ledger transaction % does not add up to zero.', ledger_transaction using errcode = '23514';
  end if;
  if (select count(*) from ledger_entries where transaction_id = ledger_transaction)
     is distinct from (select entry_count from ledger_transactions where id = ledger_transaction) then
    raise exception 'The ledger transaction % is not complete.', ledger_transaction using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger ledger_transactions_balanced after insert on ledger_transactions
  deferrable initially deferred for each row execute function check_ledger_balance('id');
create constraint trigger ledger_entries_balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_balance('transaction_id');

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is never changed; write a transaction that reverses the other one.' using errcode = '23514';
end $$;
create trigger ledger_transactions_kept before update or delete on ledger_transactions
  for each row execute function refuse_ledger_change();
create trigger ledger_entries_kept before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();
create trigger ledger_transactions_not_emptied before truncate on ledger_transactions
  for each statement execute function refuse_ledger_change();
create trigger ledger_entries_not_emptied before truncate on ledger_entries
  for each statement execute function refuse_ledger_change();
