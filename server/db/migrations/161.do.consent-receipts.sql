-- Dated answers about privacy: who asks for a consent must be able to prove it. A visitor's answers are in their browser.
create table consent_receipts (
  id bigint primary key default next_id(),
  public_id text not null unique,
  user_id bigint not null references users (id) on delete cascade,
  answered_at timestamptz not null,
  given_by text not null check (given_by in ('choices', 'string', 'opt-out')),
  applies text not null check (applies in ('gdpr', 'ccpa', 'none')),
  country text,
  country_source text not null,
  purposes text not null,
  special_features text not null,
  allowed_vendors integer[] not null,
  vendor_list_version integer not null,
  is_opted_out boolean not null,
  has_privacy_control boolean not null,
  tcf text
);
create index consent_receipts_user on consent_receipts (user_id, id desc);
