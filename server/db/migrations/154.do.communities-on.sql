-- Communities are released: every member has them, unless the site decided about them before.
insert into site_flags (name, audience) values ('communities', 'everyone') on conflict (name) do nothing;
