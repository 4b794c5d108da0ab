drop table rate_buckets;
drop table media;
