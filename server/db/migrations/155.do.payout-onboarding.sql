-- When the set-up of a payout account was last begun, so that it is asked after while somebody is at it.
alter table blog_memberships add column onboarding_started_at timestamptz;
create index blog_memberships_onboarding on blog_memberships (onboarding_started_at)
  where onboarding_started_at is not null and not is_payout_ready;
