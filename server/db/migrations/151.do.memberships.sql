-- Memberships: plans of blogs that readers pay for, their checkouts and subscriptions, and what is paid out to the blogs.

create table blog_memberships (
  blog_id bigint primary key references blogs (id) on delete cascade,
  is_enabled boolean not null default false,
  description text not null default '' check (length(description) <= 4000),
  -- Where the money goes: the provider, its name of the account, and whether it accepts transfers.
  payout_provider text,
  payout_account text,
  is_payout_ready boolean not null default false,
  check (not is_payout_ready or (payout_provider is not null and payout_account is not null))
);

create table membership_plans (
  id bigint primary key default next_id(),
  blog_id bigint not null references blogs (id) on delete cascade,
  name text not null check (length(name) between 1 and 64),
  description text not null default '' check (length(description) <= 1000),
  perks text[] not null default '{}' check (cardinality(perks) <= 10),
  -- A month, with tax, in the smallest unit. A year costs ten times as much.
  amount bigint not null check (amount between 100 and 100000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  is_open boolean not null default true,
  created_at timestamptz not null default now(),
  -- Deleted plans stay for the subscriptions that they had.
  deleted_at timestamptz
);
create index membership_plans_blog on membership_plans (blog_id, id) where deleted_at is null;
create index membership_plans_of_blog on membership_plans (blog_id);

alter table checkouts drop constraint checkouts_kind_check;
alter table checkouts add constraint checkouts_kind_check check (kind in ('premium', 'shop', 'gift', 'membership'));
alter table checkouts add column plan_id bigint references membership_plans (id) on delete set null;
-- Name of what is sold, where it is not in the catalogue.
alter table checkouts add column title text;
-- Words of a supporter to the blog.
alter table checkouts add column message text not null default '' check (length(message) <= 300);
create index checkouts_plan on checkouts (plan_id) where plan_id is not null;
drop index checkouts_open;
create unique index checkouts_open on checkouts (user_id, kind)
  where kind <> 'membership' and status in ('open', 'needs-action', 'confirming', 'declined');
create unique index checkouts_open_plan on checkouts (user_id, plan_id)
  where kind = 'membership' and status in ('open', 'needs-action', 'confirming', 'declined');

alter table subscriptions add column plan_id bigint references membership_plans (id) on delete set null;
alter table subscriptions add column blog_id bigint references blogs (id) on delete set null;
drop index subscriptions_one;
create unique index subscriptions_one on subscriptions (user_id, kind)
  where kind = 'premium' and status in ('pending', 'active', 'pending-cancel', 'on-hold');
-- A member has one membership of a blog. What is for supporters is read by this index.
create unique index subscriptions_one_of_blog on subscriptions (user_id, blog_id)
  where kind = 'memberships' and status in ('pending', 'active', 'pending-cancel', 'on-hold');
create index subscriptions_blog on subscriptions (blog_id, id) where blog_id is not null;
create index subscriptions_plan on subscriptions (plan_id) where plan_id is not null;

alter table purchases add column title text;
-- The blog that a share of the money is for. No foreign key: the books outlive the blog.
alter table purchases add column seller_id bigint;

-- Money that went to a blog.
create table payouts (
  id bigint primary key default next_id(),
  blog_id bigint references blogs (id) on delete set null,
  provider text not null,
  account text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  status text not null default 'started' check (status in ('started', 'done')),
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
create index payouts_blog on payouts (blog_id) where blog_id is not null;
create index payouts_started on payouts (created_at) where status = 'started';

-- The other side of the built-in test provider: transfers that it made.
create table test_provider_transfers (
  payout_id bigint primary key,
  account text not null,
  currency text not null,
  amount bigint not null
);
