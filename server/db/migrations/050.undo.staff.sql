drop table staff_acts;
drop function keep_staff_acts();
alter table reports drop constraint reports_decided, drop column outcome, drop column decided_at;
drop table support_answers;
drop table support_requests;
