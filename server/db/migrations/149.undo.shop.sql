alter table blogs drop column badges;
alter table blogs drop column avatar_frame;
drop table blog_goods;
drop table shop_orders;
drop table shop_stock;
delete from prices where item ~ '^(badge|frame|hat)-' or item = 'premium-month-gift';
alter table checkouts drop constraint checkouts_kind_check;
alter table checkouts add constraint checkouts_kind_check check (kind in ('premium'));
