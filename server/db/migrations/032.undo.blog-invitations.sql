drop table blog_invitations;
