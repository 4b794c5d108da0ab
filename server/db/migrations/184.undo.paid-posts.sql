drop index posts_paid;
