drop index uploads_media;
drop index media_poster;
alter table uploads
  drop constraint uploads_media_key_fkey,
  add constraint uploads_media_key_fkey foreign key (media_key) references media (key);
alter table media
  drop constraint media_poster_key_fkey,
  add constraint media_poster_key_fkey foreign key (poster_key) references media (key);
alter table link_previews
  drop constraint link_previews_media_key_fkey,
  add constraint link_previews_media_key_fkey foreign key (media_key) references media (key);
