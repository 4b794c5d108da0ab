-- Staff gives back, also in part, what the member can no longer return.
alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check check (reason in ('returned', 'unwanted', 'staff'));
