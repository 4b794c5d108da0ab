drop table community_acts;
drop function keep_community_acts;
drop trigger community_comment_settled on community_comments;
drop trigger community_post_settled on posts;
drop function settle_deleted_thing;
drop trigger community_request_gone on space_join_requests;
drop trigger community_request_new on space_join_requests;
drop function queue_join_request;
alter table community_mutes drop column decision_id;
alter table space_bans drop column decision_id;
-- Whatever waited or was removed is published again, at its place.
update posts p set state = 'published', position = h.position from community_hidden_posts h
  where p.blog_id = h.post_blog_id and p.id = h.post_id and p.state = 'disabled';
update community_comments set state = 'published' where state in ('pending', 'removed');
drop table community_hidden_posts;
drop table community_rule_hits;
drop table community_templates;
drop table community_item_notes;
drop table community_reports;
drop function count_community_reports;
drop table community_queue_items;
drop table community_decisions;
drop table community_automatic_rules;
