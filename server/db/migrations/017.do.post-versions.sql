-- Counts what was done to a post's words and state, so that an edit can say what it started from.
alter table posts add column version integer not null default 1;
-- Why it could not be published when its time came. It is a draft then, and waits for its author.
alter table posts add column publish_fault text;
