-- Whether others find a member's blog by their email address. Nobody is found who did not say so.
alter table users add column email_lookup boolean not null default false;
