-- Ids and positions are 63-bit numbers that sort by time: 41 bits of milliseconds since 2006-01-01, 22 bits of a
-- sequence that every process shares. server/core/ids.ts reads them back.
create sequence id_sequence as bigint minvalue 0 maxvalue 4194303 start 0 cycle;

-- The id of something that happened at that time. Two ids of one millisecond differ by the sequence.
create function id_at(moment timestamptz) returns bigint language sql volatile as $$
  select ((floor(extract(epoch from moment) * 1000)::bigint - 1136073600000) << 22) | nextval('id_sequence')
$$;

create function next_id() returns bigint language sql volatile as $$
  select ((floor(extract(epoch from clock_timestamp()) * 1000)::bigint - 1136073600000) << 22) | nextval('id_sequence')
$$;
