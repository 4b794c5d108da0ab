import type { Method } from './types.ts';

/**
 * The verbs an operationId may begin with, by method. Use the plainest one that fits; add a new verb here only when
 * none does.
 */
export const VERBS: Record<Method, readonly string[]> = {
  get: ['get', 'list', 'search', 'suggest', 'check', 'preview', 'export'],
  put: [
    'set',
    'edit',
    'reorder',
    'approve',
    'cancel',
    'stop',
    'upload',
    'join',
    'react',
    'invite',
    'mute',
    'block',
    'follow',
    'answer',
    'retry',
  ],
  post: [
    ...['create', 'add', 'remove', 'set', 'edit', 'delete', 'upload', 'import', 'export'],
    ...[
      'check',
      'validate',
      'search',
      'register',
      'complete',
      'confirm',
      'start',
      'finish',
      'end',
      'send',
      'stop',
      'reset',
    ],
    ...[
      'like',
      'unlike',
      'follow',
      'unfollow',
      'reply',
      'vote',
      'react',
      'pin',
      'subscribe',
      'mute',
      'block',
      'hide',
    ],
    ...['publish', 'queue', 'reorder', 'shuffle', 'schedule', 'restore', 'dismiss', 'mark', 'flag', 'report'],
    ...[
      'request',
      'approve',
      'deny',
      'invite',
      'join',
      'leave',
      'moderate',
      'appeal',
      'claim',
      'link',
      'unlink',
    ],
    ...[
      'promote',
      'buy',
      'order',
      'redeem',
      'transfer',
      'renew',
      'verify',
      'record',
      'answer',
      'revoke',
      'save',
    ],
  ],
  patch: ['edit', 'resume'],
  delete: [
    ...['delete', 'remove', 'cancel', 'deny', 'leave', 'unpin', 'unsubscribe', 'unmute', 'unblock', 'unhide'],
    ...['unreact', 'unfollow', 'revoke', 'stop', 'clear'],
  ],
};

/** A correct operationId for each method, for messages. */
export const SAMPLES: Record<Method, string> = {
  get: 'listBlogPosts',
  put: 'editPost',
  post: 'createPost',
  patch: 'editAccount',
  delete: 'deletePost',
};
