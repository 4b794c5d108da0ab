drop trigger community_left on space_members;
drop trigger community_joined on space_members;
drop function count_community_members();
drop table community_mutes, community_seat_waits, community_refusals, community_readers, community_boards, community_rules, community_handles;
-- Their spaces stay when posts refer to them, so that no post is lost.
delete from spaces s where s.kind = 'community' and not exists (select 1 from posts p where p.community_id = s.id);
drop table communities;
drop function set_community_words();
drop index sessions_seen;
drop table community_categories;
