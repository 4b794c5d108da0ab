update refunds set reason = 'returned' where reason = 'staff';
alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check check (reason in ('returned', 'unwanted'));
