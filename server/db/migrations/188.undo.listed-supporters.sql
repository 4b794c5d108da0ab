drop index subscriptions_listed;
alter table subscriptions drop column is_listed;
alter table checkouts drop column is_listed;
