import type { Mutant } from '../mutant.ts';

/** The third set: faults of members, blogs and groups. The comments quote the sentence that each breaks. */
export const thirdPeople: Mutant[] = [
  {
    // blockBlog: "neither sees the other, follows end, messages and asks are refused."
    name: 'held-out-3-blocked-blog-keeps-following',
    kind: 'effect',
    title: 'Blocking a blog ends the own follow, and not that of the other side',
    about: 'blockBlog',
    inner: {
      statement: {
        find: 'or (f.user_id = $3 and b.owner_id = $1) order by 1, 2',
        put: 'or ($3::bigint is null and b.owner_id = $1) order by 1, 2',
      },
    },
  },
  {
    // verifyBlogPassword: "Unlocks this blog for the member, on all devices, until its password changes."
    name: 'held-out-3-blog-stays-unlocked',
    kind: 'right',
    title: 'Who unlocked a blog keeps reading it after its password changed',
    about: 'verifyBlogPassword',
    inner: {
      handler: {
        operation: 'editBlogSettings',
        wrap: (next) => async (context) => {
          const done = await next(context);
          if (context.body.password) {
            await context.db.query(
              'update opened_blogs o set password_hash = b.password_hash from blogs b where b.id = $1 and o.blog_id = b.id',
              [context.subject.blog.id],
            );
          }
          return done;
        },
      },
    },
  },
  {
    // mutePost: "Again replaces the time."
    name: 'held-out-3-post-mute-keeps-its-end',
    kind: 'repeat',
    title: 'Muting a post again leaves the end of the first mute',
    about: 'mutePost',
    inner: {
      statement: {
        find: 'on conflict (user_id, post_id) do update set expires_at = excluded.expires_at, position',
        put: 'on conflict (user_id, post_id) do update set position',
      },
    },
  },
  {
    // editUserSettings, `privacy.readReceipts`: "Whether others see that messages were read."
    name: 'held-out-3-read-receipts-of-the-other-side',
    kind: 'right',
    title: 'A member who shows that they read sees it also of those who do not',
    about: 'editUserSettings',
    inner: {
      statement: {
        find: 'where x.id = s.other_blog_id) then floor(extract(epoch from o.read_at))',
        put: 'where x.id = s.other_blog_id) is not null then floor(extract(epoch from o.read_at))',
      },
    },
  },
  {
    // getAuthorization, `scope`: default `basic`.
    name: 'held-out-3-app-may-write-by-default',
    kind: 'right',
    title: 'An app that names no scopes asks for writing as well',
    about: 'getAuthorization',
    proxy: {
      operation: 'getAuthorization',
      request: ({ url: { searchParams } }) => {
        if (!searchParams.has('scope')) searchParams.set('scope', 'basic write');
      },
    },
  },
  {
    // editCommunityBoard: "Fields left out stay as they were; the path of the board never changes."
    name: 'held-out-3-board-opened-by-a-new-title',
    kind: 'effect',
    title: 'A new title opens a board of moderators to all members',
    about: 'editCommunityBoard',
    inner: {
      statement: {
        find: 'mods_only = coalesce($5, mods_only) where community_id = $1 and path = $2',
        put: 'mods_only = coalesce($5, false) where community_id = $1 and path = $2',
      },
    },
  },
  {
    // listModerationTemplates: "The notices that the moderators have worded, the most used first; …"
    name: 'held-out-3-templates-by-age',
    kind: 'paging',
    title: 'The templates of moderators are listed by age',
    about: 'listModerationTemplates',
    inner: {
      statement: {
        find: 'from community_templates where community_id = $1 order by used_count desc, id',
        put: 'from community_templates where community_id = $1 order by id',
      },
    },
  },
  {
    // restoreCollectionPosts: "What others changed since stays."
    name: 'held-out-3-undo-moves-posts-back',
    kind: 'effect',
    title: 'Undoing a move in a collection also moves posts back that somebody moved since',
    about: 'restoreCollectionPosts',
    inner: {
      statement: {
        find: 'and i.id = b.id and i.rank = b.given returning i.id',
        put: 'and i.id = b.id and b.given is not null returning i.id',
      },
    },
  },
  {
    // listSessions: "The calling session comes first, then the most recently used."
    name: 'held-out-3-calling-session-not-first',
    kind: 'session',
    title: 'Sessions are listed by their last use only',
    about: 'listSessions',
    inner: {
      statement: {
        find: 'order by is_current desc, last_moment desc, id desc',
        put: 'order by last_moment desc, id desc',
      },
    },
  },
  {
    // muteBlog, `kind`: "Scope of the mute: all posts, reblogs only, or posts with one tag."
    name: 'held-out-3-reblog-mute-hides-all',
    kind: 'effect',
    title: 'Muting the reblogs of a blog hides its own posts as well',
    about: 'muteBlog',
    inner: {
      statement: {
        find: "'kind', x.kind, 'tag', x.tag",
        put: "'kind', case x.kind when 'reblogs' then 'all' else x.kind end, 'tag', x.tag",
      },
    },
  },
];
