-- What was forgotten cannot be put back.
select 1;
