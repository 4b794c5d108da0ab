import { bearerOf } from '../memory.ts';
import type { Mutant, ProxyFault } from '../mutant.ts';
import { asOwner, blogOfPath } from '../proxy-faults.ts';

const kind = 'right';

/** Treats a visitor as a member. */
function visitorAsMember(operation: string): ProxyFault {
  return {
    operation,
    request: (sent, { bearers }) => {
      const [someone] = bearers.values();
      if (someone && bearerOf(sent) === 'skein-api') sent.headers.set('authorization', `Bearer ${someone}`);
    },
  };
}
function notLookedAt(operation: string): Mutant {
  return {
    name: `role-not-looked-at-${operation}`,
    kind,
    title: `${operation} ignores the role`,
    proxy: asOwner(operation, blogOfPath),
  };
}

/** Faults of missing permission checks. */
export const rights: readonly Mutant[] = [
  ...[
    'deletePost',
    'editPost',
    'listDrafts',
    'editBlogSettings',
    'listNotifications',
    'blockForBlog',
    'pinPost',
  ].map(notLookedAt),
  {
    name: 'draft-shown-to-strangers',
    kind,
    title: 'getPost shows drafts to other members',
    proxy: asOwner('getPost', blogOfPath),
  },
  {
    name: 'written-into-a-foreign-blog',
    kind,
    title: 'createPost lets members write into the blogs of others',
    proxy: asOwner('createPost', blogOfPath),
  },
  {
    name: 'foreign-conversations-listed',
    kind,
    title: 'listConversations lists conversations of blogs of others',
    proxy: asOwner('listConversations', ({ url }) => url.searchParams.get('participant')),
  },
  {
    name: 'messages-in-a-foreign-name',
    kind,
    title: 'sendMessage sends as the blog of another member',
    proxy: asOwner('sendMessage', ({ json }) => json?.participant),
  },
  {
    name: 'conversation-read-by-strangers',
    kind,
    title: 'getConversation is readable by others',
    proxy: {
      operation: 'getConversation',
      alterAnswer: async (got, sent, { memory, resend }) => {
        const id = sent.url.searchParams.get('conversation_id');
        if (got.status < 300 && id)
          memory.own.set(id, [bearerOf(sent), sent.url.searchParams.get('participant')]);
        const [bearer, participant] = memory.own.get(id ?? '') ?? [];
        if ((got.status !== 403 && got.status !== 404) || !bearer) return;
        const other = await resend((call) => {
          call.headers.set('authorization', `Bearer ${bearer}`);
          call.url.searchParams.set('participant', participant);
        });
        Object.assign(got, other);
      },
    },
  },
  {
    name: 'replies-in-a-foreign-name',
    kind,
    title: 'replyToPost replies as the blog of another member',
    proxy: asOwner('replyToPost', ({ json }) => json?.reply_as),
  },
  {
    name: 'foreign-reply-deleted',
    kind,
    title: 'deleteNote lets anybody delete',
    proxy: asOwner('deleteNote', blogOfPath),
  },
  {
    name: 'foreign-session-ended',
    kind,
    title: 'revokeSession answers 204 for sessions of others',
    proxy: {
      operation: 'revokeSession',
      alterAnswer: (got) => {
        if (got.status !== 404) return;
        got.status = 204;
        got.json = undefined;
        got.text = '';
        got.headers.delete('content-type');
      },
    },
  },
  {
    name: 'visitor-reads-dashboard',
    kind,
    title: 'getDashboard treats visitors as a member',
    proxy: visitorAsMember('getDashboard'),
  },
  {
    name: 'visitor-likes',
    kind,
    title: 'likePost treats visitors as a member',
    proxy: visitorAsMember('likePost'),
  },
  {
    name: 'public-asks-for-login',
    kind,
    title: 'getBlogInfo asks visitors to log in',
    proxy: {
      operation: 'getBlogInfo',
      alterAnswer: async (got, sent, { resend }) => {
        if (bearerOf(sent) !== 'skein-api') return;
        Object.assign(
          got,
          await resend((call) => {
            call.url.pathname = '/v2/timeline/dashboard';
            call.url.search = '';
          }),
        );
      },
    },
  },
  {
    name: 'unknown-client-let-in',
    kind,
    title: 'searchPosts accepts any token',
    proxy: {
      operation: 'searchPosts',
      request: (sent, { bearers }) => {
        const bearer = bearerOf(sent);
        const isKnown =
          bearer === 'skein-api' || bearer === 'skein-web' || [...bearers.values()].includes(bearer);
        if (!isKnown) sent.headers.set('authorization', 'Bearer skein-api');
      },
    },
  },
  {
    name: 'blocked-may-reply',
    kind,
    title: 'A blocked blog can still reply',
    proxy: {
      operation: 'blockBlog',
      alterAnswer: async (_got, _sent, { resend }) => {
        await resend((call) => {
          call.method = 'DELETE';
        });
      },
    },
  },
  {
    name: 'private-post-shown',
    kind,
    title: 'createPost publishes a private post publicly',
    proxy: {
      operation: 'createPost',
      request: ({ json }) => {
        if (json?.state === 'private') json.state = 'published';
      },
    },
  },
];
