-- Posts that the site labelled or took down, each with the one appeal that its author may send. A flag that the site took
-- back by itself is gone; what staff did stays in `staff_acts`.
create table post_flags (
  id bigint primary key default next_id(),
  blog_id bigint not null,
  post_id bigint not null,
  reason text not null check (reason in ('adult_content', 'violence', 'spam', 'copyright', 'other')),
  outcome text not null check (outcome in ('label', 'remove')),
  -- What its author was told with it.
  message text not null default '' check (char_length(message) <= 1000),
  state text not null default 'flagged' check (state in ('flagged', 'in_review', 'appeal_accepted', 'appeal_rejected')),
  flagged_at timestamptz not null default now(),
  appeal_text text check (char_length(appeal_text) between 1 and 1000),
  appealed_at timestamptz,
  answer text not null default '' check (char_length(answer) <= 1000),
  decided_at timestamptz,
  foreign key (blog_id, post_id) references posts (blog_id, id) on delete cascade,
  check ((state = 'flagged') = (appeal_text is null)),
  check ((appeal_text is null) = (appealed_at is null)),
  check ((state in ('appeal_accepted', 'appeal_rejected')) = (decided_at is not null))
);
create index post_flags_blog on post_flags (blog_id, id);
create index post_flags_state on post_flags (state, id);
-- One flag at a time lies on a post.
create unique index post_flags_post on post_flags (blog_id, post_id) where state <> 'appeal_accepted';
