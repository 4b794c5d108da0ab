drop index collection_readers_tabs;
drop index collection_readers_notifying;
alter table collection_readers drop column notified_at;
delete from notifications where collection_id is not null;
alter table notifications drop column collection_id;
