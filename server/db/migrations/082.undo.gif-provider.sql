drop table gif_searches;
delete from gifs where provider is not null;
drop index gifs_to_keep;
drop index gifs_found;
alter table gifs
  drop constraint gifs_of_provider,
  drop column kept_at,
  drop column chosen_at,
  drop column found_at,
  drop column page_url,
  drop column sources,
  drop column media_key,
  drop column provider;
