-- The queue of those who run the site. An entry has no row of its own: its id says what was reported, which appeal or
-- which letter it is (`post:12`, `appeal:3`), so that it stays the same when the thing is reported again.

-- A staff member who looks at an entry. It ends with the decision, or by itself.
create table staff_claims (
  item_id text primary key check (char_length(item_id) <= 40),
  staff_id bigint not null references users (id) on delete cascade,
  claimed_at timestamptz not null default now(),
  until timestamptz not null
);
create index staff_claims_staff on staff_claims (staff_id);

create table staff_notes (
  id bigint primary key default next_id(),
  item_id text not null check (char_length(item_id) <= 40),
  staff_id bigint not null references users (id),
  text text not null check (char_length(text) between 1 and 1000),
  created_at timestamptz not null default now()
);
create index staff_notes_item on staff_notes (item_id, id);
create index staff_notes_staff on staff_notes (staff_id);

create table staff_decisions (
  id bigint primary key default next_id(),
  item_id text not null check (char_length(item_id) <= 40),
  blog_id bigint not null references blogs (id),
  -- Whose content it is about; null when that was not known.
  author_id bigint references users (id),
  outcome text not null check (outcome in ('dismiss', 'label', 'remove', 'suspend', 'accepted', 'rejected')),
  reason text,
  -- The end of a suspension, and when it was ended by the site.
  until_at timestamptz,
  ended_at timestamptz,
  author_message text not null default '' check (char_length(author_message) <= 1000),
  reporter_message text not null default '' check (char_length(reporter_message) <= 1000),
  staff_id bigint not null references users (id),
  decided_at timestamptz not null default now(),
  -- When author and reporters are to be told, and when they were.
  notice_due_at timestamptz,
  notified_at timestamptz,
  revoked_at timestamptz,
  -- The later decision that stands in its place.
  replaced_by bigint references staff_decisions (id),
  -- All that is needed to restore the state before it.
  before jsonb not null default '{}',
  check (until_at is null or outcome = 'suspend')
);
create index staff_decisions_item on staff_decisions (item_id, id);
create index staff_decisions_author on staff_decisions (author_id, id);
create index staff_decisions_blog on staff_decisions (blog_id) where outcome = 'suspend';
create index staff_decisions_staff on staff_decisions (staff_id);
create index staff_decisions_due on staff_decisions (notice_due_at) where notice_due_at is not null;
create index staff_decisions_until on staff_decisions (until_at)
  where until_at is not null and ended_at is null and revoked_at is null and replaced_by is null;
create index staff_decisions_replaced on staff_decisions (replaced_by) where replaced_by is not null;

-- The decision that settled a report, so that undoing it opens exactly those again.
alter table reports
  add column decision_id bigint,
  add constraint reports_decision check (state <> 'open' or decision_id is null);
alter table conversation_flags
  add column decision_id bigint,
  add constraint conversation_flags_decision check (state <> 'open' or decision_id is null);
create index reports_decision on reports (decision_id) where decision_id is not null;
create index reports_post on reports (post_id) where post_id is not null;
create index reports_reply on reports (reply_id) where reply_id is not null;
create index reports_decided on reports (decided_at) where decided_at is not null;
