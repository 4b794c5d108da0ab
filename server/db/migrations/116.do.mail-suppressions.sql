-- Addresses that mail servers refused for good, or whose owners reported an e-mail of the site as unwanted.
create table mail_suppressions (
  -- Composed (NFC) and in lower case.
  address text primary key,
  reason text not null check (reason in ('bounce', 'complaint', 'refused')),
  detail text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
