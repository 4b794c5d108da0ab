drop table test_provider_transfers;
drop table payouts;
alter table purchases drop column seller_id;
alter table purchases drop column title;
drop index subscriptions_one;
delete from purchases where kind = 'membership';
delete from payments where subscription_id in (select id from subscriptions where kind = 'memberships')
   or checkout_id in (select id from checkouts where kind = 'membership');
delete from subscriptions where kind = 'memberships';
delete from checkouts where kind = 'membership';
alter table subscriptions drop column blog_id;
alter table subscriptions drop column plan_id;
create unique index subscriptions_one on subscriptions (user_id, kind)
  where status in ('pending', 'active', 'pending-cancel', 'on-hold');
drop index checkouts_open;
alter table checkouts drop column message;
alter table checkouts drop column title;
alter table checkouts drop column plan_id;
alter table checkouts drop constraint checkouts_kind_check;
alter table checkouts add constraint checkouts_kind_check check (kind in ('premium', 'shop', 'gift'));
create unique index checkouts_open on checkouts (user_id, kind)
  where status in ('open', 'needs-action', 'confirming', 'declined');
drop table membership_plans;
drop table blog_memberships;
