-- Uploads go with the member they belong to; what only names them forgets them.
alter table link_previews
  drop constraint link_previews_media_key_fkey,
  add constraint link_previews_media_key_fkey foreign key (media_key) references media (key) on delete set null;
alter table media
  drop constraint media_poster_key_fkey,
  add constraint media_poster_key_fkey foreign key (poster_key) references media (key) on delete set null;
alter table uploads
  drop constraint uploads_media_key_fkey,
  add constraint uploads_media_key_fkey foreign key (media_key) references media (key) on delete cascade;
create index media_poster on media (poster_key) where poster_key is not null;
create index uploads_media on uploads (media_key) where media_key is not null;
