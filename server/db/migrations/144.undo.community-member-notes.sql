drop table community_member_notes;
