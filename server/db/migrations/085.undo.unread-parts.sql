drop index posts_waiting_reblogs;
