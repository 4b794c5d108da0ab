drop index posts_told_reblogs;
