import type { Post } from '#generated/zod/post.zod.ts';
import { wallTimeOf } from '#src/shared/lib/time/wall-time.ts';
import type { Draft, Outcome } from './drafts.ts';
import { fromBlocks } from './from-blocks.ts';
import type { FixedPart } from './types.ts';

/** A post converted to the contents of the form. */
export interface OpenedPost {
  post: Post;
  initial: Omit<Draft, 'version' | 'savedAt'>;
  /** The part that cannot be changed here. */
  fixed: FixedPart;
  /** Possible outcomes, the default first. */
  outcomes: readonly Outcome[];
}

/** Returns the possible outcomes of a post by its state. */
function outcomesOf({ state, queuedState, askingIsAnonymous }: Post): readonly Outcome[] {
  // A private answer to an anonymous asker would have no reader.
  if (state === 'ask')
    return ['published', 'queue', 'draft', ...(askingIsAnonymous ? [] : ['private' as const])];
  if (state === 'submission') return ['published', 'queue', 'schedule', 'draft', 'private'];
  const isScheduled = queuedState === 'scheduled';
  if (state === 'published') return ['keep', 'private'];
  if (state === 'private') return ['keep', 'published'];
  if (state === 'draft') return ['keep', 'published', 'queue', 'schedule', 'private'];
  if (state !== 'queued') return ['keep', 'published', 'private'];
  return isScheduled
    ? ['keep', 'schedule', 'published', 'queue', 'draft', 'private']
    : ['keep', 'published', 'schedule', 'draft', 'private'];
}

/** Opens a post for editing. */
export function openPost(post: Post): OpenedPost {
  const { doc, fixed } = fromBlocks(post.content, post.layout);
  const outcomes = outcomesOf(post);
  return {
    post,
    fixed,
    outcomes,
    initial: {
      blogUuid: post.blog.uuid,
      doc,
      tags: post.tags,
      pendingTag: '',
      outcome: outcomes[0] ?? 'keep',
      ...(post.version === undefined ? {} : { basedOn: post.version }),
      ...(post.publishOn ? { goesOutAt: wallTimeOf(Date.parse(post.publishOn)) } : {}),
    },
  };
}
