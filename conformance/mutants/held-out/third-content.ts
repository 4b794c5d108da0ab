import type { Mutant } from '../mutant.ts';

/** The third set: faults of posts, notes, tags and uploads. The comments quote the sentence that each breaks. */
export const thirdContent: Mutant[] = [
  {
    // listDrafts: "…, the last changed first."
    name: 'held-out-3-drafts-by-creation',
    kind: 'paging',
    title: 'Drafts are listed by the time of their creation',
    about: 'listDrafts',
    inner: {
      statement: {
        find: 'order by coalesce(edited_at, created_at) desc, id desc limit $4',
        put: 'order by id desc limit $4',
      },
    },
  },
  {
    // restorePosts: "A post that was changed since is skipped with code 4009 and stays unchanged."
    name: 'held-out-3-undo-overwrites',
    kind: 'effect',
    title: 'Undoing a bulk change overwrites posts that were changed since',
    about: 'restorePosts',
    inner: {
      statement: {
        find: "and p.version = c.version and (p.state = 'deleted')",
        put: "and (p.state = 'deleted')",
      },
    },
  },
  {
    // editPost: "State `queue` without `publishOn` removes the date of a scheduled post and puts it into the queue."
    name: 'held-out-3-date-survives-queue',
    kind: 'effect',
    title: 'A scheduled post that is put into the queue keeps its date',
    about: 'editPost',
    inner: {
      statement: {
        find: "publish_on = case when $3 = 'queued' then $18::timestamptz end",
        put: "publish_on = case when $3 = 'queued' then coalesce($18::timestamptz, publish_on) end",
      },
    },
  },
  {
    // deletePost: "Reblogs keep the quoted content; their trail shows it as broken."
    name: 'held-out-3-deleted-quote-not-broken',
    kind: 'effect',
    title: 'The trail of a reblog shows a deleted post as if it could still be opened',
    about: 'deletePost',
    inner: {
      statement: {
        find: 'select id, blog_id, community_id, state from posts where id =',
        put: "select id, blog_id, community_id, case state when 'deleted' then 'published' else state end as state from posts where id =",
      },
    },
  },
  {
    // listNotes, `mode`: "`conversation` has replies and reblogs with words; likes and other reblogs are in
    // `rollupNotes`."
    name: 'held-out-3-quiet-reblogs-in-conversation',
    kind: 'paging',
    title: 'The conversation below a post lists reblogs without words',
    about: 'listNotes',
    inner: {
      statement: {
        find: "and 'reblog' = any($2::text[]) and p.content <> '[]'",
        put: "and 'reblog' = any($2::text[])",
      },
    },
  },
  {
    // editPost: "Answered with state `private`, it is visible to its sender and the blog's members."
    name: 'held-out-3-private-answer-hidden-from-sender',
    kind: 'right',
    title: 'The sender of an ask cannot open the private answer',
    about: 'editPost',
    inner: {
      statement: {
        find: 'and m.space_id = p.asking_blog_id)) as is_answer_to_viewer',
        put: 'and m.space_id = p.blog_id)) as is_answer_to_viewer',
      },
    },
  },
  {
    // suggestSearch, `types`: "Kinds separated by commas; all when left out."
    name: 'held-out-3-first-kind-suggested',
    kind: 'paging',
    title: 'Of several kinds of suggestions only the first is answered',
    inner: {
      handler: {
        operation: 'suggestSearch',
        wrap: (next) => (context) => {
          const { types, ...query } = context.query;
          return next({
            ...context,
            query: types === undefined ? query : { ...query, types: types.split(',')[0] },
          });
        },
      },
    },
  },
  {
    // listRecommendedTags: "Tags the member may like and does not follow yet; …"
    name: 'held-out-3-followed-tags-recommended',
    kind: 'paging',
    title: 'Tags that the member follows are recommended',
    about: 'listRecommendedTags',
    inner: {
      statement: {
        find: 'where not exists (select 1 from tag_follows f where f.user_id = $1 and f.tag = weighed.tag) and weighed.tag',
        put: 'where weighed.tag',
      },
    },
  },
  {
    // getActivityNotes: "…, without replies by those who write for the blog, …"
    name: 'held-out-3-own-replies-in-activity',
    kind: 'counter',
    title: 'The activity of a blog counts the replies of its own writers',
    about: 'getActivityNotes',
    inner: {
      statement: {
        find: 'and y.deleted_at is null and not y.is_self and',
        put: 'and y.deleted_at is null and',
      },
    },
  },
  {
    // getUpload: "Only the member who started it."
    name: 'held-out-3-upload-of-others-readable',
    kind: 'right',
    title: 'Any member can read the state of an upload',
    about: 'getUpload',
    inner: {
      statement: {
        find: 'from uploads where id = $1 and owner_id = $2',
        put: 'from uploads where id = $1 and $2::bigint is not null',
      },
    },
  },
];
