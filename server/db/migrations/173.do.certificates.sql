-- Certificates of the names that the site answers under, ordered by ACME (RFC 8555).

-- The site's account at a certificate authority, by the address of its directory.
create table acme_accounts (
  directory_url text primary key check (length(directory_url) <= 500),
  sealed_key bytea not null,
  -- Null until the authority knows the key.
  account_url text check (length(account_url) <= 1000)
);

create table domain_certificates (
  name text primary key check (length(name) <= 253),
  -- Null for the site's own name.
  domain_id bigint references domains (id) on delete cascade,
  -- The certificate in use, with those that it is signed by, and its encrypted key.
  chain text check (length(chain) <= 65536),
  sealed_key bytea,
  not_after timestamptz,
  -- The order under way. Its key is stored with it, so that another process can finish it.
  order_url text check (length(order_url) <= 1000),
  sealed_order_key bytea,
  ordered_at timestamptz,
  attempts integer not null default 0,
  failure_reason text
    check (failure_reason in ('unreachable', 'forbidden', 'refused', 'rate_limited', 'unavailable')),
  next_attempt_at timestamptz not null,
  check ((chain is null) = (sealed_key is null) and (chain is null) = (not_after is null)),
  check ((order_url is null) = (sealed_order_key is null))
);
create index domain_certificates_due on domain_certificates (next_attempt_at);
create index domain_certificates_domain on domain_certificates (domain_id) where domain_id is not null;
create index domain_certificates_ordered on domain_certificates (ordered_at);

-- Answers to the question of a certificate authority whether a name leads here; any process is asked.
create table acme_challenges (
  token text primary key check (length(token) <= 128),
  key_authorization text not null check (length(key_authorization) <= 512),
  created_at timestamptz not null
);
create index acme_challenges_created on acme_challenges (created_at);
