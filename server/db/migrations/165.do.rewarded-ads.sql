-- Rewarded ads that members started: at most one is open, and each that was watched to its end gives time without ads.

create table rewarded_ads (
  id bigint primary key default next_id(),
  user_id bigint not null references users (id) on delete cascade,
  -- Placement id of the ad.
  placement_id text not null check (length(placement_id) between 1 and 256),
  token_hash bytea not null,
  started_at timestamptz not null,
  -- Null while it is watched.
  finished_at timestamptz,
  ad_free_until timestamptz,
  constraint rewarded_ads_reward check ((finished_at is null) = (ad_free_until is null))
);
create unique index rewarded_ads_open on rewarded_ads (user_id) where finished_at is null;
create index rewarded_ads_finished on rewarded_ads (user_id, finished_at) where finished_at is not null;
create unique index rewarded_ads_token on rewarded_ads (token_hash);
