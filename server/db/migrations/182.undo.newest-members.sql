drop index space_members_newest;
