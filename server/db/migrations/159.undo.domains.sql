drop table sandbox_registrar_acts;
drop table sandbox_domains;
drop table dns_records;
drop table domain_orders;
drop table domains;
delete from prices where item like 'domain-%';
alter table checkouts drop constraint checkouts_kind_check;
delete from refunds where purchase_id in (select id from purchases where kind = 'domain');
delete from purchases where kind = 'domain';
delete from payments where checkout_id in (select id from checkouts where kind = 'domain');
delete from checkouts where kind = 'domain';
alter table checkouts add constraint checkouts_kind_check
  check (kind in ('premium', 'shop', 'gift', 'membership', 'blaze'));
