-- Moderation of communities (decision 089): what members report, what waits for moderators, what was decided, and the log.

-- Rules that act without a moderator (schema AutomaticRule).
create table community_automatic_rules (
  id bigint primary key default next_id(),
  community_id bigint not null references communities (id) on delete cascade,
  is_enabled boolean not null default true,
  conditions jsonb not null,
  applies_to text[] not null default '{posts,comments}',
  action text not null check (action in ('hold', 'queue', 'label')),
  -- The setting of the community that it stands for; null for a rule that moderators made.
  setting text check (setting in ('automod_links', 'automod_reports')),
  created_as bigint references blogs (id) on delete set null,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  unique (community_id, setting)
);
create index community_automatic_rules_created_as on community_automatic_rules (created_as) where created_as is not null;

-- What was decided about a post, a comment or a member. A decision that was undone stays.
create table community_decisions (
  id bigint primary key default next_id(),
  community_id bigint not null references communities (id) on delete cascade,
  kind text not null check (kind in ('post', 'comment', 'member')),
  action text not null check (action in ('approve', 'remove', 'label', 'unlabel', 'restore', 'send_back', 'escalate',
    'mute', 'unmute', 'ban', 'unban')),
  -- The person it is about, and the blog as which they wrote or took part.
  user_id bigint not null references users (id) on delete cascade,
  blog_id bigint references blogs (id) on delete set null,
  post_blog_id bigint,
  post_id bigint,
  comment_id bigint references community_comments (id) on delete cascade,
  reason text check (reason in ('community_guidelines', 'off_topic', 'spam', 'inappropriate_behavior',
    'skein_guidelines', 'other')),
  -- The rule as it was worded; the words stay when it is changed or deleted.
  rule_id bigint references community_rules (id) on delete set null,
  rule_text text,
  -- Words to the author, to those who reported it, and to other moderators.
  message text not null default '',
  reporter_message text not null default '',
  note text not null default '',
  -- When the notices are sent; null once they were, and where nobody is told.
  notice_due_at timestamptz,
  -- Of a mute or a ban with an end.
  ends_at timestamptz,
  actor_kind text not null default 'member'
    check (actor_kind in ('member', 'automatic_rule', 'classifier', 'staff', 'system')),
  decided_by bigint references users (id) on delete set null,
  -- The blog as which the moderator takes part.
  decided_as bigint references blogs (id) on delete set null,
  automatic_rule_id bigint references community_automatic_rules (id) on delete set null,
  decided_at timestamptz not null default now(),
  -- What revoking it needs: the labels that the post had before.
  before jsonb not null default '{}',
  revoked_at timestamptz,
  revoked_by bigint references users (id) on delete set null,
  appeal_text text,
  appealed_at timestamptz,
  appeal_state text check (appeal_state in ('open', 'accepted', 'rejected')),
  appeal_message text not null default '',
  appeal_decided_at timestamptz,
  appeal_decided_by bigint references users (id) on delete set null,
  foreign key (post_blog_id, post_id) references posts (blog_id, id) on update cascade on delete cascade,
  check ((kind = 'member') = (post_id is null)),
  check ((kind = 'comment') = (comment_id is not null)),
  check ((appeal_text is null) = (appeal_state is null) and (appealed_at is null) = (appeal_state is null))
);
create index community_decisions_list on community_decisions (community_id, id desc);
create index community_decisions_user on community_decisions (user_id, community_id, id desc);
create index community_decisions_blog on community_decisions (blog_id) where blog_id is not null;
create index community_decisions_post on community_decisions (post_blog_id, post_id) where post_id is not null;
create index community_decisions_of_post on community_decisions (post_id, id desc) where post_id is not null;
create index community_decisions_comment on community_decisions (comment_id, id desc) where comment_id is not null;
create index community_decisions_due on community_decisions (notice_due_at) where notice_due_at is not null;
create index community_decisions_rule on community_decisions (rule_id) where rule_id is not null;
create index community_decisions_decided_by on community_decisions (decided_by) where decided_by is not null;
create index community_decisions_decided_as on community_decisions (decided_as) where decided_as is not null;
create index community_decisions_automatic on community_decisions (automatic_rule_id) where automatic_rule_id is not null;
create index community_decisions_revoked_by on community_decisions (revoked_by) where revoked_by is not null;
create index community_decisions_appeals_by on community_decisions (appeal_decided_by) where appeal_decided_by is not null;

-- One thing that waits for moderators or was decided: a post, a comment, a request for membership, or the appeal of a
-- muted or banned member. There is one entry for a thing; it opens again with a new report or an appeal.
create table community_queue_items (
  id bigint primary key default next_id(),
  community_id bigint not null references communities (id) on delete cascade,
  kind text not null check (kind in ('post', 'comment', 'member', 'request')),
  source text not null check (source in ('report', 'automod_links', 'automod_reports', 'automatic_rule', 'classifier',
    'appeal', 'request', 'moderator')),
  state text not null default 'open' check (state in ('open', 'decided')),
  -- Counts its changes.
  version integer not null default 1,
  -- Id of the post, the comment, the request or the appealed decision. Ids of all kinds are different.
  thing_id bigint not null unique,
  -- Who wrote it, is appealing or asks to join.
  user_id bigint not null references users (id) on delete cascade,
  blog_id bigint not null references blogs (id) on delete cascade,
  post_blog_id bigint,
  post_id bigint,
  comment_id bigint references community_comments (id) on delete cascade,
  -- The decision that closed it, or while an appeal is open the one that is appealed against.
  decision_id bigint references community_decisions (id) on delete set null,
  has_appeal boolean not null default false,
  automatic_rule_id bigint references community_automatic_rules (id) on delete set null,
  -- Reports that wait; kept by a trigger.
  report_count integer not null default 0,
  opened_at timestamptz not null default now(),
  -- Orders the entries: assigned when it opens.
  position bigint not null default next_id(),
  -- The moderator who looks at it.
  claimed_by bigint references users (id) on delete set null,
  claimed_as bigint references blogs (id) on delete set null,
  claimed_until timestamptz,
  foreign key (post_blog_id, post_id) references posts (blog_id, id) on update cascade on delete cascade,
  check ((post_id is not null) = (kind in ('post', 'comment'))),
  check ((comment_id is not null) = (kind = 'comment'))
);
create index community_queue_items_list on community_queue_items (community_id, state, position);
create index community_queue_items_reported on community_queue_items (community_id, report_count desc, position)
  where state = 'open';
create index community_queue_items_user on community_queue_items (user_id, community_id);
create index community_queue_items_blog on community_queue_items (blog_id);
create index community_queue_items_post on community_queue_items (post_blog_id, post_id) where post_id is not null;
create index community_queue_items_comment on community_queue_items (comment_id) where comment_id is not null;
create index community_queue_items_decision on community_queue_items (decision_id) where decision_id is not null;
create index community_queue_items_rule on community_queue_items (automatic_rule_id) where automatic_rule_id is not null;
create index community_queue_items_claimed_by on community_queue_items (claimed_by) where claimed_by is not null;
create index community_queue_items_claimed_as on community_queue_items (claimed_as) where claimed_as is not null;

-- Reports of members to the moderators. Their senders are revealed to nobody.
create table community_reports (
  id bigint primary key default next_id(),
  item_id bigint not null references community_queue_items (id) on delete cascade,
  community_id bigint not null references communities (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  -- The blog as which the sender takes part, which hears the outcome.
  blog_id bigint not null references blogs (id) on delete cascade,
  -- The post or the comment, which its reporter does not see again.
  thing_id bigint not null,
  reason text not null check (reason in ('community_guidelines', 'off_topic', 'spam', 'inappropriate_behavior',
    'skein_guidelines', 'other')),
  rule_id bigint references community_rules (id) on delete set null,
  rule_text text,
  note text not null default '',
  state text not null default 'open' check (state in ('open', 'acted', 'dismissed')),
  decision_id bigint references community_decisions (id) on delete set null,
  created_at timestamptz not null default now()
);
create unique index community_reports_open on community_reports (item_id, user_id) where state = 'open';
create index community_reports_user on community_reports (user_id, thing_id);
create index community_reports_record on community_reports (community_id, user_id, state);
create index community_reports_blog on community_reports (blog_id);
create index community_reports_item on community_reports (item_id, id);
create index community_reports_rule on community_reports (rule_id) where rule_id is not null;
create index community_reports_decision on community_reports (decision_id) where decision_id is not null;
create function count_community_reports() returns trigger language plpgsql as $$
begin
  update community_queue_items i
     set report_count = (select count(*) from community_reports r where r.item_id = i.id and r.state = 'open')
   where i.id = coalesce(new.item_id, old.item_id);
  return null;
end $$;
create trigger reports_counted after insert or delete or update of state on community_reports
  for each row execute function count_community_reports();

-- What moderators say to each other beside an entry.
create table community_item_notes (
  id bigint primary key default next_id(),
  item_id bigint not null references community_queue_items (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  blog_id bigint not null references blogs (id) on delete cascade,
  text text not null,
  created_at timestamptz not null default now()
);
create index community_item_notes_item on community_item_notes (item_id, id);
create index community_item_notes_user on community_item_notes (user_id);
create index community_item_notes_blog on community_item_notes (blog_id);

-- Notices to authors that moderators have worded once.
create table community_templates (
  id bigint primary key default next_id(),
  community_id bigint not null references communities (id) on delete cascade,
  title text not null,
  message text not null,
  reason text check (reason in ('community_guidelines', 'off_topic', 'spam', 'inappropriate_behavior',
    'skein_guidelines', 'other')),
  rule_id bigint references community_rules (id) on delete set null,
  used_count integer not null default 0
);
create index community_templates_of on community_templates (community_id, used_count desc, id);
create index community_templates_rule on community_templates (rule_id) where rule_id is not null;

-- What automatic rules held, for their record.
create table community_rule_hits (
  rule_id bigint not null references community_automatic_rules (id) on delete cascade,
  item_id bigint not null references community_queue_items (id) on delete cascade,
  hit_at timestamptz not null default now(),
  primary key (rule_id, item_id)
);
create index community_rule_hits_item on community_rule_hits (item_id);
create index community_rule_hits_newest on community_rule_hits (rule_id, hit_at desc);

-- Posts of communities that wait for a moderator or were removed. Their state is `disabled`, so that no list has them;
-- here is which of the two it is, and the place to which they return.
create table community_hidden_posts (
  post_id bigint primary key,
  post_blog_id bigint not null,
  state text not null check (state in ('pending', 'removed')),
  position bigint not null,
  foreign key (post_blog_id, post_id) references posts (blog_id, id) on update cascade on delete cascade
);
create index community_hidden_posts_post on community_hidden_posts (post_blog_id, post_id);

-- The decisions behind bans and mutes.
alter table space_bans add column decision_id bigint references community_decisions (id) on delete set null;
create index space_bans_decision on space_bans (decision_id) where decision_id is not null;
alter table community_mutes add column decision_id bigint references community_decisions (id) on delete set null;
create index community_mutes_decision on community_mutes (decision_id) where decision_id is not null;

-- A request for membership is an entry of the queue until it is answered or withdrawn.
create function queue_join_request() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into community_queue_items (community_id, kind, source, thing_id, user_id, blog_id)
      values (new.space_id, 'request', 'request', new.id, new.user_id, new.blog_id);
  else
    update community_queue_items set state = 'decided', version = version + 1, claimed_by = null, claimed_as = null,
      claimed_until = null where thing_id = old.id and state = 'open';
  end if;
  return null;
end $$;
create trigger community_request_new after insert on space_join_requests for each row
  when (new.space_kind = 'community') execute function queue_join_request();
create trigger community_request_gone after delete on space_join_requests for each row
  when (old.space_kind = 'community') execute function queue_join_request();
insert into community_queue_items (community_id, kind, source, thing_id, user_id, blog_id, opened_at)
  select space_id, 'request', 'request', id, user_id, blog_id, requested_at from space_join_requests
   where space_kind = 'community' order by id;

-- What its author deletes waits no longer.
create function settle_deleted_thing() returns trigger language plpgsql as $$
begin
  update community_queue_items set state = 'decided', version = version + 1, claimed_by = null, claimed_as = null,
    claimed_until = null where thing_id = new.id and state = 'open';
  return null;
end $$;
create trigger community_post_settled after update of state on posts for each row
  when (new.community_id is not null and new.state = 'deleted' and old.state <> 'deleted')
  execute function settle_deleted_thing();
create trigger community_comment_settled after update of state on community_comments for each row
  when (new.state = 'deleted' and old.state <> 'deleted') execute function settle_deleted_thing();

-- The log of a community, in the order of its acts. It names blogs, posts and comments by their number only, since an
-- entry is never changed, and goes with its community alone.
create table community_acts (
  id bigint primary key default next_id(),
  community_id bigint not null references communities (id) on delete cascade,
  type text not null check (type in ('posts', 'comments', 'members', 'invitations', 'settings', 'automod')),
  action text not null check (action ~ '^[a-z][a-z_]{0,63}$'),
  actor_kind text not null check (actor_kind in ('member', 'automatic_rule', 'classifier', 'staff', 'system')),
  -- The blog as which a moderator acted.
  actor_blog_id bigint,
  automatic_rule_id bigint,
  decision_id bigint,
  -- The entry whose act this one undid.
  undoes_id bigint,
  target_blog_id bigint,
  post_id bigint,
  comment_id bigint,
  reason text,
  rule_id bigint,
  rule_text text,
  -- For moderators.
  note text not null default '',
  -- [{field, before, after}]
  changes jsonb not null default '[]',
  acted_at timestamptz not null default now(),
  check ((actor_blog_id is not null) = (actor_kind = 'member'))
);
create index community_acts_list on community_acts (community_id, id desc);
create index community_acts_actor on community_acts (community_id, actor_blog_id, id desc);
create index community_acts_target on community_acts (community_id, target_blog_id, id desc) where target_blog_id is not null;
create index community_acts_decision on community_acts (decision_id) where decision_id is not null;
create unique index community_acts_undoes on community_acts (undoes_id) where undoes_id is not null;
create function keep_community_acts() returns trigger language plpgsql as $$
begin
  -- The rows of a community that is gone are deleted with it.
  if tg_op = 'DELETE' and not exists (select 1 from communities c where c.id = old.community_id) then
    return old;
  end if;
  raise exception 'The log of a community is kept' using errcode = '42501';
end $$;
create trigger kept before update or delete on community_acts for each row execute function keep_community_acts();
create trigger kept_whole before truncate on community_acts for each statement execute function keep_community_acts();
