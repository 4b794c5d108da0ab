-- Sums of what was seen of a blog per day in UTC. Rows about few readers are never stored.
create table blog_days (
  day date not null,
  blog_id bigint not null references blogs (id) on delete cascade,
  -- impressions and views of the blog's pages; place (pattern of the route) of impressions; source (host) of views.
  dimension text not null check (dimension in ('impressions', 'views', 'place', 'source')),
  value text not null check (length(value) <= 253),
  events integer not null,
  visitors integer not null,
  primary key (blog_id, day, dimension, value)
);
create index blog_days_day on blog_days (day);
