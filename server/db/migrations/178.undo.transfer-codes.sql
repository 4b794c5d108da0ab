alter table sandbox_domains drop column transfer_code_hash;
delete from notifications n using domain_events e
 where n.type = 'domain_news' and n.subject_id = e.id and e.event = 'transfer-code';
delete from domain_events where event = 'transfer-code';
alter table domain_events drop constraint domain_events_event_check;
alter table domain_events add constraint domain_events_event_check check (event in
  ('registered', 'refused', 'transfer-begun', 'transfer-arrived', 'transfer-refused', 'connected', 'failing', 'failing-last',
   'removed', 'ending', 'renewal-ahead', 'renewed', 'renewal-failed', 'renewal-refused', 'expired', 'gone'));
