-- Sounds and films that are still being made from what was sent, and those that could not be.
alter table media add column state text not null default 'ready' check (state in ('ready', 'transcoding', 'failed'));
create index media_transcoding on media (created_at) where state = 'transcoding';
-- What a post becomes by itself once everything in it is ready (state `transcoding`).
alter table posts add column becomes text check (becomes in ('published', 'private'));
create index posts_transcoding on posts (id) where state = 'transcoding';
-- Posts that wait for their film stand among the drafts.
drop index posts_drafts;
create index posts_drafts on posts (blog_id, (coalesce(edited_at, created_at)) desc, id desc)
  where state in ('draft', 'transcoding');
