import { domainError } from '#server/core/errors.ts';
import { isNotificationsMuted, wantedMessages } from '#server/notifications/wanted-kinds-sql.ts';
import type { Body, Mutant } from '../mutant.ts';

/** Returns a statement as the database of a fault sees it. */
const flat = (sql: string) => sql.replaceAll(/\s+/g, ' ');

const UNREAD = "where m.user_id = $1 and m.role = 'admin' and b.state = 'active' and s.unread_count > 0";
const RECEIVED =
  'from boops p join blog_members m on m.blog_id = p.to_blog_id and m.user_id = $1 join blogs b on b.id = p.from_blog_id';

/** The second set: faults of members, blogs and groups. The comments quote the sentence that each breaks. */
export const secondPeople: Mutant[] = [
  {
    // reorderBlogs: "The primary blog stays first."
    name: 'held-out-2-primary-blog-not-first',
    kind: 'paging',
    title: 'The primary blog is listed where the last order named it',
    about: 'reorderBlogs',
    proxy: {
      alterAnswer: (got, sent, { memory: { own } }) => {
        const member = `order of ${sent.headers.get('authorization')} ${sent.headers.get('cookie')}`;
        if (sent.operation === 'reorderBlogs' && got.status === 204) own.set(member, sent.json.blog_names);
        const names: string[] | undefined = own.get(member);
        const blogs: Body[] | undefined = got.json?.response?.blogs;
        if (sent.operation !== 'getUserInfo' || !names || !blogs) return;
        const placeOf = ({ name }: Body) => {
          const place = names.findIndex((one) => one.toLowerCase() === name.toLowerCase());
          return place < 0 ? names.length : place;
        };
        blogs.sort((a, b) => placeOf(a) - placeOf(b));
      },
    },
  },
  {
    // createBlogBlocks: "Without `force` followed blogs are skipped."
    name: 'held-out-2-followed-blogs-blocked',
    kind: 'effect',
    title: 'Blocking many blogs blocks followed ones as well unless the call forbids it',
    inner: {
      handler: {
        operation: 'createBlogBlocks',
        wrap: (next) => (context) =>
          next({ ...context, body: { ...context.body, force: context.body.force ?? true } }),
      },
    },
  },
  {
    // addFilteredContent: "A text that is filtered already takes the new action, scopes and expiry."
    name: 'held-out-2-filter-expiry-stays',
    kind: 'repeat',
    title: 'Filtering a text again replaces action and scopes, and leaves the expiry',
    about: 'addFilteredContent',
    inner: {
      statement: {
        find: '(user_id, content) do update set name = excluded.name, action = excluded.action, scopes = excluded.scopes, expires_at = excluded.expires_at,',
        put: '(user_id, content) do update set name = excluded.name, action = excluded.action, scopes = excluded.scopes,',
      },
    },
  },
  {
    // dismissTimelineElement: "A dismissed blog is not recommended again either."
    name: 'held-out-2-dismissed-blog-recommended',
    kind: 'effect',
    title: 'A blog that was dismissed as an element of a timeline is still recommended elsewhere',
    inner: {
      handler: {
        operation: 'dismissTimelineElement',
        wrap: (next) => async (context) => {
          const { userId } = context.viewer;
          const before = await context.db.query('select blog_id from dismissed_blogs where user_id = $1', [
            userId,
          ]);
          const done = await next(context);
          await context.db.query(
            'delete from dismissed_blogs where user_id = $1 and blog_id <> all($2::bigint[])',
            [userId, before.map((row: Body) => row.blog_id)],
          );
          return done;
        },
      },
    },
  },
  {
    // sendMessageBatch: "Conversations that could not be reached are missing from the answer, which is empty when none
    // could."
    name: 'held-out-2-empty-batch-fails',
    kind: 'status',
    title: 'Sending a message to several blogs fails when none of them could be reached',
    inner: {
      handler: {
        operation: 'sendMessageBatch',
        wrap: (next) => async (context) => {
          const done = await next(context);
          if (done.response.conversations.length === 0) throw domainError('not-found');
          return done;
        },
      },
    },
  },
  {
    // editNotificationSettings: "A muted blog keeps its list and counts nothing as new, messages included."
    name: 'held-out-2-muted-blog-counts-messages',
    kind: 'counter',
    title: 'A muted blog counts its unread messages',
    about: 'editNotificationSettings',
    inner: {
      statement: {
        find: flat(
          `${UNREAD} and ${wantedMessages('s', '$1::bigint')} and not ${isNotificationsMuted('b.id')}`,
        ),
        put: flat(`${UNREAD} and ${wantedMessages('s', '$1::bigint')}`),
      },
    },
  },
  {
    // restoreCommunity: "Its invitation link stays revoked."
    name: 'held-out-2-restored-link-works',
    kind: 'effect',
    title: 'A restored community has its invitation link back',
    about: 'restoreCommunity',
    inner: {
      statement: {
        find: 'update communities set deleted_at = now(), invite_hash = null where',
        put: 'update communities set deleted_at = now() where',
      },
    },
  },
  {
    // deleteAutomaticRule: "What it held stays in the queue."
    name: 'held-out-2-rule-empties-queue',
    kind: 'effect',
    title: 'Deleting an automatic rule removes from the queue what it held',
    about: 'deleteAutomaticRule',
    inner: {
      statement: {
        find: 'delete from community_automatic_rules where community_id = $1 and id = $2 and setting is null',
        put: 'with gone as (delete from community_queue_items where community_id = $1 and automatic_rule_id = $2) delete from community_automatic_rules where community_id = $1 and id = $2 and setting is null',
      },
    },
  },
  {
    // editUserSettings, `keyboard.own_keys`: "All commands with a custom key; all others get their default key again."
    name: 'held-out-2-custom-keys-add-up',
    kind: 'effect',
    title: 'Commands that are left out of the custom keys keep the key they had',
    inner: {
      handler: {
        operation: 'editUserSettings',
        wrap: (next) => async (context) => {
          const { keyboard } = context.body;
          if (!keyboard?.own_keys) return next(context);
          const [row] = await context.db.query('select settings from users where id = $1', [
            context.viewer.userId,
          ]);
          const own_keys = [...(row?.settings?.keyboard?.ownKeys ?? []), ...keyboard.own_keys];
          return next({ ...context, body: { ...context.body, keyboard: { ...keyboard, own_keys } } });
        },
      },
    },
  },
  {
    // revokeOtherSessions: "Apps that the member authorized stay; they end with `DELETE /v2/user/apps/{client_id}`."
    name: 'held-out-2-apps-end-with-sessions',
    kind: 'session',
    title: 'Logging out all other sessions also ends the access of apps',
    inner: {
      handler: {
        operation: 'revokeOtherSessions',
        wrap: (next) => async (context) => {
          const done = await next(context);
          await context.db.query('delete from oauth_items where user_id = $1', [context.viewer.userId]);
          return done;
        },
      },
    },
  },
  {
    // listBoops: "Who blocks or is blocked is left out, and not counted."
    name: 'held-out-2-blocked-boops-counted',
    kind: 'counter',
    title: 'The number of received boops includes those of blocked blogs',
    about: 'listBoops',
    inner: {
      statement: {
        find: `(select count(*)::int ${RECEIVED} where (b.state`,
        put: `(select count(*)::int ${RECEIVED} where true or (b.state`,
      },
    },
  },
];
