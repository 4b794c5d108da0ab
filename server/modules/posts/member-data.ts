import type { MemberDataDeclaration } from '#server/member-data/member-data.ts';
import { OWN_BLOGS, OWN_POSTS, ownRows } from '#server/member-data/parts.ts';
import { erasureSteps } from './erasure.ts';

/** The module's share of the data of a member. */
export const memberData: MemberDataDeclaration = {
  parts: [
    {
      table: 'trail_parts',
      columns: ['id', 'post_id', 'blog_id', 'blog_name', 'said_at', 'content', 'layout', 'tags'],
      where: `t.id in (select (i ->> 'partId')::bigint from posts p cross join lateral jsonb_array_elements(p.trail) i
      where p.state <> 'deleted' and (p.blog_id in ${OWN_BLOGS} or p.author_id = $me))`,
      order: 't.id',
      about: 'What you reblogged, as it was when you did. The `trail` of a post names them by `partId`.',
      after: ['blogs'],
      import: { known: { key: 'id' } },
    },
    {
      table: 'posts',
      columns: [
        ...['blog_id', 'id'],
        { name: 'by_me', from: 't.author_id = $me' },
        ...['state', 'position', 'type', 'content', 'layout', 'tags', 'slug', 'summary', 'reblog_key'],
        ...['parent_post_id', 'parent_blog_id', 'root_post_id', 'root_blog_id', 'trail', 'hide_trail'],
        // Anonymous askers stay anonymous.
        { name: 'asking_blog_id', from: 'case when not t.asking_is_anonymous then t.asking_blog_id end' },
        ...['asking_is_anonymous', 'source_url', 'is_pinned', 'is_commercial', 'interactability_reblog'],
        ...['interactability_blaze', 'content_rating', 'labels', 'shown_at', 'publish_on', 'queue_rank'],
        ...['published_at', 'edited_at', 'created_at', 'version'],
      ],
      where: OWN_POSTS,
      order: 't.id',
      about:
        'Posts of your blogs (published, private, drafts, queue, inbox) and what you wrote for other blogs. `by_me` says whether you wrote it.',
      after: ['users', 'blogs', 'media', 'trail_parts'],
      import: {
        adds: { author_id: `case when (x.row ->> 'by_me')::boolean then $2 else $3 end` },
        onlyInFile: ['by_me'],
        known: { key: 'blog_id, id', givesWay: 'posts.author_id = $3' },
      },
    },
    {
      table: 'moved_posts',
      columns: ['blog_id', 'post_id', 'now_blog_id'],
      where: `t.now_blog_id in ${OWN_BLOGS} and exists (select 1 from posts p
      where p.blog_id = t.now_blog_id and p.id = t.post_id and p.state <> 'deleted')`,
      order: 't.post_id, t.blog_id',
      about: 'Posts that you moved from one blog to another: `blog_id` names where each stood before.',
      after: ['posts'],
      import: {},
    },
    ownRows('saved_folders', 'Folders of what you saved.', 't.id', ['id', 'title', 'updated_at']),
    ownRows(
      'saved_posts',
      'What you saved.',
      't.position',
      ['post_id', 'blog_id', 'folder_id', 'note', 'position', 'created_at'],
      { after: ['posts', 'saved_folders'], refersToPosts: true },
    ),
    {
      table: 'poll_ballots',
      columns: [
        'poll_id',
        { name: 'blog_id', from: '(select l.blog_id from polls l where l.id = t.poll_id)' },
        { name: 'post_id', from: '(select l.post_id from polls l where l.id = t.poll_id)' },
        ...['answers', 'voted_at'],
      ],
      where: 't.user_id = $me',
      order: 't.poll_id',
      about: 'What you voted for in polls.',
      after: ['posts'],
      refersToPosts: true,
      import: { adds: { user_id: '$2' }, onlyInFile: ['blog_id', 'post_id'] },
    },
    {
      table: 'blog_queues',
      columns: ['blog_id', 'paused', 'per_day', 'start_hour', 'end_hour', 'tag', 'next_at'],
      where: `t.blog_id in ${OWN_BLOGS}`,
      order: 't.blog_id',
      about: 'How the queues of your blogs are published.',
      after: ['blogs'],
      import: {},
    },
  ],
  leftOut: {
    bulk_changes: 'an hour’s memory of what can be taken back',
  },
  erasure: erasureSteps,
};
