drop index reports_decided;
drop index reports_reply;
drop index reports_post;
drop index reports_decision;
alter table conversation_flags drop constraint conversation_flags_decision, drop column decision_id;
alter table reports drop constraint reports_decision, drop column decision_id;
drop table staff_decisions;
drop table staff_notes;
drop table staff_claims;
