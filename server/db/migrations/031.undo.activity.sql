drop index posts_passed_on;
drop index likes_blog;
