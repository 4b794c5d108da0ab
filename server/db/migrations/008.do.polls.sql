-- A poll is a block of a post; its row holds what voting needs, so that reading and counting never open the post's
-- content. `id` is made by the author's client and is the only thing a vote names, so it is the key.
create table polls (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  blog_id bigint not null,
  post_id bigint not null,
  -- Ids of the answers in their order, and how often each was chosen.
  answers text[] not null,
  votes integer[] not null,
  -- Members who voted; with several answers allowed this is less than the sum of `votes`.
  voter_count integer not null default 0 check (voter_count >= 0),
  multiple_choice boolean not null,
  -- Seconds from publishing; null stays open.
  expire_after integer check (expire_after > 0),
  constraint polls_one_count_per_answer check (cardinality(votes) = cardinality(answers)),
  foreign key (blog_id, post_id) references posts (blog_id, id) on delete cascade
) with (fillfactor = 70);
create index polls_post on polls (blog_id, post_id);

-- Who voted for what. The key lets a member vote once, however many requests race.
create table poll_ballots (
  poll_id text not null references polls (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  answers text[] not null check (cardinality(answers) > 0),
  voted_at timestamptz not null default now(),
  primary key (poll_id, user_id)
);
create index poll_ballots_user on poll_ballots (user_id);

-- Polls that were posted before they could be answered.
insert into polls (id, blog_id, post_id, answers, votes, multiple_choice, expire_after)
select distinct on (block ->> 'clientId') block ->> 'clientId', p.blog_id, p.id,
       array(select a ->> 'clientId' from jsonb_array_elements(block -> 'answers') with ordinality x (a, i) order by i),
       array(select 0 from jsonb_array_elements(block -> 'answers')),
       (block -> 'settings' ->> 'multipleChoice')::boolean,
       case when block -> 'settings' ->> 'closeStatus' = 'closed-after'
            then (block -> 'settings' ->> 'expireAfter')::integer end
  from posts p cross join jsonb_array_elements(p.content) block
 where p.state <> 'deleted' and block ->> 'type' = 'poll'
 order by block ->> 'clientId', p.id;
