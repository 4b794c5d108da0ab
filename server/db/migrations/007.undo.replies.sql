drop index replies_thread;
alter table replies drop column scope, drop column target_reply_id;
