-- Blaze: posts that are shown for money, with who has seen them.

alter table checkouts drop constraint checkouts_kind_check;
alter table checkouts add constraint checkouts_kind_check
  check (kind in ('premium', 'shop', 'gift', 'membership', 'blaze'));
alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check
  check (reason in ('returned', 'unwanted', 'staff', 'not-shown'));

insert into prices (item, currency, amount)
select item, currency, amount
  from (values ('blaze-2500', 1000, 900, 1500, 1000), ('blaze-7000', 2500, 2200, 3800, 2500),
               ('blaze-20000', 6500, 5700, 9800, 6500), ('blaze-50000', 15000, 13000, 22500, 15000))
       as p (item, eur, gbp, jpy, usd)
       cross join lateral (values ('EUR', eur), ('GBP', gbp), ('JPY', jpy), ('USD', usd)) as c (currency, amount);

create table campaigns (
  id bigint primary key default next_id(),
  -- Who bought it, and the blog that others see as the buyer.
  user_id bigint references users (id) on delete set null,
  buyer_blog_id bigint references blogs (id) on delete set null,
  -- The post and its blog. No foreign key to the post: what was paid outlives it.
  blog_id bigint references blogs (id) on delete set null,
  post_id bigint not null,
  -- Null when a free credit paid for it.
  checkout_id bigint unique references checkouts (id),
  item text not null,
  status text not null check (status in
    ('pending-payment', 'in-review', 'rejected', 'scheduled', 'active', 'finished', 'cancelled', 'extinguished')),
  -- People who shall see it, and who have. The second is raised by one statement, so that no process shows it to more.
  goal integer not null check (goal > 0),
  shown_count integer not null default 0,
  days integer not null check (days between 1 and 7),
  -- Followers of one of these tags, in this language; everybody when empty or null. Keys are the forms by which tags are
  -- followed.
  tags text[] not null default '{}' check (cardinality(tags) <= 10),
  tag_keys text[] not null default '{}',
  language text check (length(language) between 2 and 16),
  -- Earliest begin that the buyer wants.
  wanted_start timestamptz,
  starts_at timestamptz,
  ends_at timestamptz,
  review_due_at timestamptz,
  reject_reason text check (reject_reason in ('content', 'quality', 'other')),
  reject_message text not null default '' check (length(reject_message) <= 300),
  created_at timestamptz not null default now(),
  check (shown_count between 0 and goal),
  check ((starts_at is null) = (ends_at is null)),
  check (status not in ('scheduled', 'active', 'finished') or starts_at is not null)
);
-- A post burns in one campaign at a time.
create unique index campaigns_burning on campaigns (post_id) where status in ('in-review', 'scheduled', 'active');
create index campaigns_active on campaigns (ends_at) where status in ('scheduled', 'active');
create index campaigns_waiting on campaigns (id) where status = 'in-review';
create index campaigns_user on campaigns (user_id, id desc) where user_id is not null;
create index campaigns_blog on campaigns (blog_id, id desc) where blog_id is not null;
create index campaigns_buyer_blog on campaigns (buyer_blog_id, id desc) where buyer_blog_id is not null;

-- Who has seen a campaign: one row for a person, which is what is paid for.
create table campaign_views (
  campaign_id bigint not null references campaigns (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  seen_at timestamptz not null,
  primary key (campaign_id, user_id)
);
create index campaign_views_user on campaign_views (user_id, seen_at desc);
