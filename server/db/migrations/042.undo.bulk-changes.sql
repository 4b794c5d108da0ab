drop table bulk_change_posts;
drop table bulk_changes;
