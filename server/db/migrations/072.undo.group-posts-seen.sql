drop trigger live_read on blog_members;
drop function tell_of_read_group();
alter table blog_members drop column posts_seen;
