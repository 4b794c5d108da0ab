-- What members are told of what they pay for, or are paid for.

create table paid_notices (
  id bigint primary key default next_id(),
  -- Who is told, and the blog whose activity tells it.
  user_id bigint not null references users (id) on delete cascade,
  blog_id bigint references blogs (id) on delete cascade,
  event text not null check (event in
    ('campaign-approved', 'campaign-rejected', 'campaign-started', 'campaign-finished', 'campaign-stopped',
     'campaign-cancelled', 'campaign-by-other', 'premium-renewed', 'premium-unpaid', 'premium-ending', 'premium-ended',
     'premium-lapsed', 'membership-renewed', 'membership-unpaid', 'membership-ending', 'membership-ended',
     'membership-lapsed', 'membership-price', 'supporter-new', 'supporter-gone', 'payout-paid', 'payout-failed')),
  -- Distinguishes the occurrences of one event: a campaign, a period of a subscription, a payout.
  cause text not null,
  campaign_id bigint references campaigns (id) on delete set null,
  -- The blog that is supported, or the primary blog of the supporter.
  about_blog_id bigint references blogs (id) on delete set null,
  -- The day that the event names: an end, a begin, the next attempt.
  day_at timestamptz,
  -- What was paid, goes back or was paid out, in the smallest unit of the currency.
  amount bigint,
  currency text check (currency ~ '^[A-Z]{3}$'),
  mailed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, event, cause)
);
create index paid_notices_unmailed on paid_notices (id) where mailed_at is null;
create index paid_notices_blog on paid_notices (blog_id) where blog_id is not null;
create index paid_notices_about on paid_notices (about_blog_id) where about_blog_id is not null;
create index paid_notices_campaign on paid_notices (campaign_id) where campaign_id is not null;
