drop index posts_drafts;
create index posts_drafts on posts (blog_id, (coalesce(edited_at, created_at)) desc, id desc) where state = 'draft';
drop index posts_transcoding;
update posts set state = 'draft' where state = 'transcoding';
alter table posts drop column becomes;
drop index media_transcoding;
delete from media where state <> 'ready';
alter table media drop column state;
