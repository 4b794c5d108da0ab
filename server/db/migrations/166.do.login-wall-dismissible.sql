-- The login wall remembers a dismissal until those who run the site decide otherwise.
insert into site_flags (name, audience) values ('loginWallDismissible', 'everyone') on conflict (name) do nothing;
