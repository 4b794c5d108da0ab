-- GIFs that a provider elsewhere found: where it keeps their files, and whether somebody chose one. Those nobody chose
-- go after a month.
alter table gifs
  add column provider text,
  add column media_key text unique check (media_key ~ '^[a-z0-9]{40}$'),
  add column sources jsonb,
  add column page_url text,
  add column found_at timestamptz,
  add column chosen_at timestamptz,
  add column kept_at timestamptz,
  add constraint gifs_of_provider check (
    (provider is null) = (media_key is null) and (provider is null) = (sources is null)
    and (provider is null) = (found_at is null));
create index gifs_found on gifs (found_at) where provider is not null and chosen_at is null;
create index gifs_to_keep on gifs (chosen_at) where chosen_at is not null and kept_at is null;
-- What the provider said for some words, and where its next page begins.
create table gif_searches (
  words text not null,
  start integer not null,
  size integer not null,
  embed_keys text[] not null,
  next_position text,
  fetched_at timestamptz not null default now(),
  primary key (words, start, size)
);
create index gif_searches_fetched on gif_searches (fetched_at);
