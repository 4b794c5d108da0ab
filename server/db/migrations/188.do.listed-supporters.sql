-- Supporters who agreed to be named on the support page of the blog. Nobody is without having said so.
alter table checkouts add column is_listed boolean not null default false;
alter table subscriptions add column is_listed boolean not null default false;
create index subscriptions_listed on subscriptions (blog_id, started_at, id)
  where is_listed and status in ('active', 'pending-cancel', 'on-hold');
