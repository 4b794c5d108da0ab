-- Either spelling was right before.
select 1;
