-- Private notes of moderators about members, as which blog they are known there.
create table community_member_notes (
  id bigint primary key default next_id(),
  community_id bigint not null references communities (id) on delete cascade,
  -- The blog that the note is about.
  about_blog_id bigint not null references blogs (id) on delete cascade,
  -- The moderator, and the blog as which they take part.
  user_id bigint not null references users (id) on delete cascade,
  blog_id bigint not null references blogs (id) on delete cascade,
  text text not null,
  created_at timestamptz not null default now()
);
create index community_member_notes_about on community_member_notes (community_id, about_blog_id, id desc);
create index community_member_notes_about_blog on community_member_notes (about_blog_id);
create index community_member_notes_user on community_member_notes (user_id);
create index community_member_notes_blog on community_member_notes (blog_id);
