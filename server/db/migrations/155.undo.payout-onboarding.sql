drop index blog_memberships_onboarding;
alter table blog_memberships drop column onboarding_started_at;
