-- Ads of the site itself: made by staff, shown without regard to anything about their readers.

create table house_ads (
  id bigint primary key default next_id(),
  -- Null when the account of the author is deleted; the ad belongs to the site.
  author_id bigint references users (id) on delete set null,
  title text not null check (char_length(title) between 1 and 80),
  text text not null check (char_length(text) between 1 and 280),
  button_text text not null check (char_length(button_text) between 1 and 40),
  -- Sizes of a picture as the contract has them, largest first.
  image jsonb not null default '[]',
  subject_kind text not null check (subject_kind in ('address', 'blog', 'post', 'community')),
  -- Address of the kind `address`; the others follow their row, and are not shown without it.
  href text check (char_length(href) between 1 and 2048),
  blog_id bigint references blogs (id) on delete set null,
  post_id bigint,
  community_id bigint references communities (id) on delete set null,
  placements text[] not null check (cardinality(placements) between 1 and 4
    and placements <@ array['timeline', 'sidebar', 'sponsored_day', 'takeover']),
  -- Null for the colour of the site.
  accent_colour text check (char_length(accent_colour) <= 7),
  weight smallint not null check (weight between 1 and 100),
  cap_per_day smallint not null check (cap_per_day between 1 and 50),
  -- Null for no end.
  cap_total int check (cap_total > 0),
  state text not null check (state in ('draft', 'running', 'paused', 'ended')),
  starts_at timestamptz not null,
  -- Null for no end.
  ends_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  constraint house_ads_schedule check (ends_at > starts_at),
  constraint house_ads_address check ((subject_kind = 'address') = (href is not null))
);
create index house_ads_author on house_ads (author_id) where author_id is not null;
create index house_ads_blog on house_ads (blog_id) where blog_id is not null;
create index house_ads_community on house_ads (community_id) where community_id is not null;
create index house_ads_running on house_ads (id) where state = 'running';

-- Times that an ad was in view and followed on a day in UTC, by nobody in particular.
create table house_ad_days (
  ad_id bigint not null references house_ads (id) on delete cascade,
  day date not null,
  impressions int not null default 0 check (impressions >= 0),
  clicks int not null default 0 check (clicks >= 0),
  primary key (ad_id, day)
);

-- Showings of the last two days: each is counted once, and a member's are held against the ad's daily limit.
create table house_ad_views (
  serve_hash bytea primary key,
  ad_id bigint not null references house_ads (id) on delete cascade,
  -- Null for visitors.
  user_id bigint references users (id) on delete cascade,
  is_followed boolean not null,
  seen_at timestamptz not null
);
create index house_ad_views_user on house_ad_views (user_id, ad_id, seen_at) where user_id is not null;
create index house_ad_views_ad on house_ad_views (ad_id);
create index house_ad_views_seen on house_ad_views (seen_at);

create table hidden_ads (
  user_id bigint not null references users (id) on delete cascade,
  ad_id bigint not null references house_ads (id) on delete cascade,
  hidden_at timestamptz not null,
  primary key (user_id, ad_id)
);
create index hidden_ads_ad on hidden_ads (ad_id, hidden_at);

create table ad_reports (
  ad_id bigint not null references house_ads (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  reason text not null check (reason in ('misleading', 'offensive', 'broken', 'other')),
  note text check (char_length(note) <= 500),
  reported_at timestamptz not null,
  primary key (ad_id, user_id)
);
create index ad_reports_user on ad_reports (user_id);
