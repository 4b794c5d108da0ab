-- What a blog wants to be told of. What is not named in `choices` is told: from everyone, or yes.
create table notification_settings (
  blog_id bigint primary key references blogs (id) on delete cascade,
  -- By kind, as in the contract: whose doing (everyone, following, mutuals, noone), or true and false.
  choices jsonb not null default '{}' check (jsonb_typeof(choices) = 'object'),
  is_muted boolean not null default false,
  -- Null: until it is taken back.
  muted_until timestamptz
);
