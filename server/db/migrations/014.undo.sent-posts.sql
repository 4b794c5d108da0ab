drop index posts_sent;
