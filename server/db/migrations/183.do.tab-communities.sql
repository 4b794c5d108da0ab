-- Communities whose posts a tab of the dashboard shows (spec 001 §3).
alter table dashboard_tabs add column community_ids bigint[] not null default '{}';
