-- Domains of blogs: registered here or connected, with their DNS records, and what is paid for them.

alter table checkouts drop constraint checkouts_kind_check;
alter table checkouts add constraint checkouts_kind_check
  check (kind in ('premium', 'shop', 'gift', 'membership', 'blaze', 'domain'));

-- What a year costs: the first one, further ones (also that of a transfer), and getting one back from redemption.
insert into prices (item, currency, amount)
select item || suffix, currency, round(amount * factor)::bigint
  from (values ('com', 1400, 1200, 2100, 1400), ('net', 1500, 1300, 2300, 1500), ('org', 1300, 1100, 2000, 1300),
               ('blog', 2200, 1900, 3300, 2200), ('photo', 2400, 2100, 3600, 2400), ('garden', 2400, 2100, 3600, 2400),
               ('studio', 2600, 2200, 3900, 2600), ('art', 1800, 1600, 2700, 1800), ('film', 8900, 7600, 13400, 8900))
       as p (tld, eur, gbp, jpy, usd)
       cross join lateral (values ('EUR', eur), ('GBP', gbp), ('JPY', jpy), ('USD', usd)) as c (currency, amount)
       cross join (values ('', 1), ('-further', 1.2), ('-redemption', 4)) as s (suffix, factor)
       cross join lateral (select 'domain-' || tld) as i (item);

create table domains (
  id bigint primary key default next_id(),
  user_id bigint not null references users (id) on delete cascade,
  blog_id bigint references blogs (id) on delete set null,
  -- In ASCII: other scripts as punycode.
  name text not null check (name = lower(name) and length(name) between 4 and 253),
  kind text not null check (kind in ('registered', 'connected')),
  status text not null check (status in
    ('pending-payment', 'registering', 'transferring', 'connecting', 'active', 'failing', 'expired', 'redemption', 'failed')),
  auto_renew boolean not null default true,
  is_locked boolean not null default true,
  is_private boolean not null default true,
  redirects_old boolean not null default false,
  registered_at timestamptz,
  expires_at timestamptz,
  -- Of a transfer: when it was asked for, and when it arrives at the latest.
  requested_at timestamptz,
  arrives_at timestamptz,
  failure_reason text check (failure_reason in
    ('unavailable', 'locked', 'wrong_code', 'too_young', 'not_found', 'claimed')),
  -- Of a connected one: the word that its TXT record must say, and what was found the last time.
  verify_token text not null,
  found jsonb,
  checked_at timestamptz,
  next_check_at timestamptz,
  failing_since timestamptz,
  created_at timestamptz not null default now(),
  check (kind = 'registered' or status in ('connecting', 'active', 'failing', 'failed')),
  check (kind = 'connected' or status not in ('connecting', 'failing')),
  check (kind = 'connected' or status not in ('active', 'expired', 'redemption') or expires_at is not null)
);
create unique index domains_of_user on domains (user_id, name);
-- Several members may try; a domain belongs to one.
create unique index domains_held on domains (name)
  where status in ('registering', 'transferring', 'active', 'failing', 'expired', 'redemption');
create index domains_blog on domains (blog_id) where blog_id is not null;
create index domains_checks on domains (next_check_at) where kind = 'connected' and next_check_at is not null;
create index domains_ends on domains (expires_at) where status in ('active', 'expired', 'redemption');
create index domains_arriving on domains (arrives_at) where status = 'transferring';

-- What is bought of a domain. What the registry needs of the person is emptied as soon as the registrar has it.
create table domain_orders (
  id bigint primary key default next_id(),
  domain_id bigint references domains (id) on delete set null,
  checkout_id bigint not null unique references checkouts (id),
  act text not null check (act in ('register', 'transfer', 'renew')),
  years integer not null check (years between 1 and 10),
  contact jsonb,
  auth_code text,
  status text not null default 'pending-payment' check (status in ('pending-payment', 'paid', 'done', 'failed')),
  created_at timestamptz not null default now()
);
create index domain_orders_domain on domain_orders (domain_id) where domain_id is not null;
create index domain_orders_paid on domain_orders (id) where status = 'paid';

create table dns_records (
  id bigint primary key default next_id(),
  domain_id bigint not null references domains (id) on delete cascade,
  type text not null check (type in ('A', 'AAAA', 'CNAME', 'MX', 'TXT', 'NS', 'SRV', 'CAA')),
  host text not null check (length(host) between 1 and 253),
  value text not null check (length(value) between 1 and 2048),
  ttl integer not null check (ttl between 60 and 86400),
  priority integer check (priority between 0 and 65535),
  weight integer check (weight between 0 and 65535),
  port integer check (port between 0 and 65535),
  flag integer check (flag in (0, 128)),
  tag text check (tag in ('issue', 'issuewild', 'iodef')),
  created_at timestamptz not null default now()
);
create index dns_records_domain on dns_records (domain_id, id);

-- State of the built-in registrar, which nothing else reads. `acts` are the calls that were carried out, so that one that is
-- repeated changes nothing.
create table sandbox_domains (
  name text primary key,
  expires_at timestamptz not null
);
create table sandbox_registrar_acts (
  key text primary key,
  name text not null,
  expires_at timestamptz not null
);
