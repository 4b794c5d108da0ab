-- Figures of the site per day in UTC. They stay when what they were counted from is deleted.
create table site_days (
  day date primary key,
  -- Posts that were published, also those that were deleted since.
  posts integer not null check (posts >= 0),
  sign_ups integer not null check (sign_ups >= 0),
  -- Members who were here on the day, in the seven and in the thirty days up to it; null when nobody counted then.
  active_day integer check (active_day >= 0),
  active_week integer check (active_week >= 0),
  active_month integer check (active_month >= 0),
  counted_at timestamptz not null
);

-- Views by kind of device join those by page and by source.
alter table analytics_days drop constraint analytics_days_dimension_check;
alter table analytics_days add constraint analytics_days_dimension_check
  check (dimension in ('total', 'page', 'source', 'device'));
