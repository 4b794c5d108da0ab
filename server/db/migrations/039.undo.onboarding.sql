drop table onboarding_topics;
alter table users drop column welcomed_at;
