-- The members of a community, the last joined first: a page reads the index, also among a million.
create index space_members_newest on space_members (space_id, joined_at desc, id desc);
