-- The settings of automatic moderation (spec 001 §3) are rules of their community: one row each, which the settings
-- switch on and off. The settings are what counts; the rules follow them.
create function keep_setting_rules() returns trigger language plpgsql as $$
begin
  insert into community_automatic_rules as r (community_id, setting, is_enabled, conditions, action, created_at)
    values
      (new.id, 'automod_links', coalesce((new.settings ->> 'automodLinks')::boolean, false),
        '[{"kind": "links"}]', 'hold', new.created_at),
      (new.id, 'automod_reports', coalesce((new.settings ->> 'automodReportsEnabled')::boolean, false),
        jsonb_build_array(jsonb_build_object('kind', 'reports', 'count',
          coalesce((new.settings ->> 'automodReportsThreshold')::int, 5))), 'hold', new.created_at)
  on conflict (community_id, setting) do update set is_enabled = excluded.is_enabled,
    -- Other conditions and the hosts that moderators named stay.
    conditions = case when r.setting = 'automod_links' then r.conditions else (
      select jsonb_agg(case when c ->> 'kind' = 'reports' then excluded.conditions -> 0 else c end order by at)
        from jsonb_array_elements(r.conditions) with ordinality as x (c, at)) end
  where r.is_enabled <> excluded.is_enabled or r.setting = 'automod_reports' and not r.conditions @> excluded.conditions;
  return null;
end $$;
create trigger community_setting_rules after insert or update of settings on communities for each row
  execute function keep_setting_rules();

insert into community_automatic_rules (community_id, setting, is_enabled, conditions, action, created_at)
  select c.id, 'automod_links', coalesce((c.settings ->> 'automodLinks')::boolean, false), '[{"kind": "links"}]', 'hold',
         c.created_at from communities c
  union all
  select c.id, 'automod_reports', coalesce((c.settings ->> 'automodReportsEnabled')::boolean, false),
         jsonb_build_array(jsonb_build_object('kind', 'reports', 'count',
           coalesce((c.settings ->> 'automodReportsThreshold')::int, 5))), 'hold', c.created_at from communities c
on conflict (community_id, setting) do nothing;
