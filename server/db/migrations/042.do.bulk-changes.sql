-- Changes to many posts at once, as long as they can be taken back.
create table bulk_changes (
  id text primary key,
  blog_id bigint not null references blogs (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  until timestamptz not null
);
create index bulk_changes_until on bulk_changes (until);
create index bulk_changes_blog on bulk_changes (blog_id);
create index bulk_changes_user on bulk_changes (user_id);

create table bulk_change_posts (
  change_id text not null references bulk_changes (id) on delete cascade,
  blog_id bigint not null,
  post_id bigint not null,
  -- What the post's row held, of a deleted one all of it.
  before jsonb not null,
  -- Of a deleted post: what went with it.
  likes jsonb not null default '[]',
  polls jsonb not null default '[]',
  ballots jsonb not null default '[]',
  -- As the change left it; what was changed since is not taken back.
  version integer not null,
  primary key (change_id, post_id),
  foreign key (blog_id, post_id) references posts (blog_id, id) on delete cascade
);
create index bulk_change_posts_post on bulk_change_posts (blog_id, post_id);
