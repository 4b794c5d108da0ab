-- News that the staff write, for the top of the dashboard.
create table announcements (
  id bigint primary key default next_id(),
  -- Null when the account of the author is deleted; the announcement belongs to the site.
  author_id bigint references users (id) on delete set null,
  title text not null check (char_length(title) between 1 and 80),
  text text not null check (char_length(text) between 1 and 280),
  -- Sizes of a picture as the contract has them, largest first.
  image jsonb not null default '[]',
  button_text text check (char_length(button_text) between 1 and 40),
  button_href text check (char_length(button_href) between 1 and 2048),
  audience text not null check (audience in ('everyone', 'new_members', 'language', 'staff')),
  locale text,
  is_dismissible boolean not null,
  starts_at timestamptz not null,
  -- Null for no end.
  ends_at timestamptz,
  created_at timestamptz not null default now(),
  check (ends_at > starts_at),
  check ((button_text is null) = (button_href is null)),
  check ((audience = 'language') = (locale is not null)),
  check (is_dismissible or ends_at is not null)
);
create index announcements_author on announcements (author_id) where author_id is not null;
