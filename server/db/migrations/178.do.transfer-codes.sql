-- A member may take a domain elsewhere: they are told when its transfer code was given out.
alter table domain_events drop constraint domain_events_event_check;
alter table domain_events add constraint domain_events_event_check check (event in
  ('registered', 'refused', 'transfer-begun', 'transfer-arrived', 'transfer-refused', 'connected', 'failing', 'failing-last',
   'removed', 'ending', 'renewal-ahead', 'renewed', 'renewal-failed', 'renewal-refused', 'expired', 'gone',
   'transfer-code'));

-- SHA-256 of the code with which a name may leave the sandbox; null while it is locked.
alter table sandbox_domains add column transfer_code_hash bytea;
