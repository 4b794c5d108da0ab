drop table collection_invite_links;
