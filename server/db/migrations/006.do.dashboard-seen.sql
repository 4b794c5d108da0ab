-- The position of the newest dashboard post a member has been shown: what is above it is unread.
alter table users add column dashboard_seen bigint not null default 0;
