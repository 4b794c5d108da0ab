-- Paywalls: what a reader without a membership gets of a post.

-- The content without the blocks behind a paywall, which are counted instead. Content that is open stays as it is.
create function open_content(content jsonb) returns jsonb immutable parallel safe language sql as $$
  select case when content @> '[{"type": "nested-blocks", "subtype": "paywall"}]' then (
    select jsonb_agg(case
      when block @> '{"type": "nested-blocks", "subtype": "paywall"}' and not block ? 'withheld' then
        jsonb_build_object('type', 'nested-blocks', 'subtype', 'paywall', 'blocks', '[]'::jsonb, 'withheld', (
          select jsonb_build_object(
            'wordCount', coalesce(sum(case when behind ->> 'type' = 'text' then
              (select count(*) from regexp_matches(behind ->> 'text', '\S+', 'g')) end), 0),
            'imageCount', count(*) filter (where behind ->> 'type' = 'image'),
            'videoCount', count(*) filter (where behind ->> 'type' = 'video'),
            'audioCount', count(*) filter (where behind ->> 'type' = 'audio'),
            'linkCount', count(*) filter (where behind ->> 'type' = 'link'))
            from jsonb_array_elements(
              case jsonb_typeof(block -> 'blocks') when 'array' then block -> 'blocks' else '[]' end) behind))
      else block end order by place)
      from jsonb_array_elements(content) with ordinality listed (block, place))
  else content end
$$;
