-- What the people who look after the site put forward: posts they choose, and times at which blogs answer asks.
create table choices (
  list text not null check (list in ('staff_picks', 'radar')),
  blog_id bigint not null,
  post_id bigint not null,
  -- Rises with every choice, so that the last chosen comes first.
  position bigint not null default next_id(),
  primary key (list, post_id),
  foreign key (blog_id, post_id) references posts (blog_id, id) on delete cascade
);
create index choices_feed on choices (list, position desc) include (post_id);

create table answertimes (
  id bigint primary key default next_id(),
  blog_id bigint not null references blogs (id) on delete cascade,
  title text not null,
  description text not null default '',
  accent_color text not null check (accent_color ~ '^#[0-9a-f]{6}$'),
  -- Pictures as the contract has them, largest first.
  header_image jsonb not null default '[]',
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at)
);
create index answertimes_by_end on answertimes (ends_at);
