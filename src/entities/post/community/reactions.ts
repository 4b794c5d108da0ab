import { t } from '@lingui/core/macro';
import { reactToPost, unreactToPost } from '#generated/hooks/communities/communities.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { Reaction } from '#generated/zod/reaction.zod.ts';
import { postOverlay, withOverlay } from '#src/shared/api/read/post-overlay.ts';
import { showErrorToast } from '#src/shared/api/write/show-error-toast.ts';
import { toggle } from '#src/shared/api/write/toggle.ts';

/** Offered where the community of a post is not loaded or offers none of its own. */
export const USUAL_REACTIONS: readonly string[] = ['❤️', '😂', '👏', '😮', '😢', '👀'];

/** Frequent emoji, offered after those of the community. */
export const REACTION_SUGGESTIONS: readonly string[] = [
  ...['❤️', '😂', '😮', '😢', '😡', '👏', '👍', '🙏', '👀', '🔥', '🎉', '💯'],
  ...['🧵', '☕', '🌱', '🐈', '✨', '🤔', '🫶', '💜', '🥲', '🤯', '🌙', '🍞'],
];

/**
 * Returns reactions with one added or removed. A reaction that nobody has left disappears; a new one is last.
 *
 * @param grapheme one emoji
 */
export function withReaction(
  reactions: readonly Reaction[],
  grapheme: string,
  isReacted: boolean,
): Reaction[] {
  const known = reactions.find((reaction) => reaction.grapheme === grapheme);
  if (!known)
    return isReacted ? [...reactions, { id: grapheme, grapheme, count: 1, reacted: true }] : [...reactions];
  const count = known.count + Number(isReacted) - Number(known.reacted);
  return reactions
    .map((reaction) => (reaction === known ? { ...known, count, reacted: isReacted } : reaction))
    .filter((reaction) => reaction.count > 0);
}

/** Returns reactions in which one is as the server has it, and the others stay as they are shown. */
function withConfirmed(
  shown: readonly Reaction[],
  confirmed: readonly Reaction[],
  grapheme: string,
): Reaction[] {
  const now = confirmed.find((reaction) => reaction.grapheme === grapheme);
  const isShown = shown.some((reaction) => reaction.grapheme === grapheme);
  if (!now) return shown.filter((reaction) => reaction.grapheme !== grapheme);
  return isShown
    ? shown.map((reaction) => (reaction.grapheme === grapheme ? now : reaction))
    : [...shown, now];
}

/**
 * Adds or removes the viewer's reaction to a post of a community, with an optimistic update in every list. Writes of one
 * emoji are sent in order and the last press wins. A refusal (22001: too many kinds of reactions on this post, 22002:
 * too many of one member) is rolled back and shown.
 */
export function setReacted(post: Post, grapheme: string, isReacted: boolean): Promise<void> {
  const { id, community } = post;
  if (!community) return Promise.resolve();
  const shown = (): Reaction[] => withOverlay(post).reactions ?? [];
  const put = (reactions: Reaction[]): void => postOverlay.put(id, { reactions });
  const isConfirmed = shown().some((reaction) => reaction.grapheme === grapheme && reaction.reacted);
  return toggle({
    key: `reaction:${id}:${grapheme}`,
    on: isReacted,
    confirmed: isConfirmed,
    hold: () => postOverlay.hold(id),
    send: (on) =>
      on ? reactToPost(community.name, id, { grapheme }) : unreactToPost(community.name, id, grapheme),
    optimisticUpdate: (on) => put(withReaction(shown(), grapheme, on)),
    onSuccess: ({ response }) => put(withConfirmed(shown(), response.reactions, grapheme)),
    onError: (error, on) =>
      showErrorToast(
        error,
        on ? t`Your reaction was not added.` : t`Your reaction was not removed. Try again.`,
      ),
  });
}
