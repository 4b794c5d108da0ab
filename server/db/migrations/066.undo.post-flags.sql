drop table post_flags;
