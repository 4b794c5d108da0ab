delete from notifications where type = 'payment_news';
delete from paid_notices where event like '%dispute-%';
alter table paid_notices drop constraint paid_notices_event_check;
alter table paid_notices add constraint paid_notices_event_check check (event in
  ('campaign-approved', 'campaign-rejected', 'campaign-started', 'campaign-finished', 'campaign-stopped',
   'campaign-cancelled', 'campaign-by-other', 'premium-renewed', 'premium-unpaid', 'premium-ending', 'premium-ended',
   'premium-lapsed', 'membership-renewed', 'membership-unpaid', 'membership-ending', 'membership-ended',
   'membership-lapsed', 'membership-price', 'supporter-new', 'supporter-gone', 'payout-paid', 'payout-failed'));
