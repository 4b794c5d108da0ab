drop table domain_events;
alter table domains drop column renewal_outcome;
alter table domains drop column renewal_tried_at;
alter table domains drop column renewal_attempts;
drop index checkouts_open;
update checkouts set status = 'cancelled'
  where is_automatic and status in ('open', 'needs-action', 'confirming', 'declined');
alter table checkouts drop column is_automatic;
create unique index checkouts_open on checkouts (user_id, kind)
  where kind <> 'membership' and status in ('open', 'needs-action', 'confirming', 'declined');
