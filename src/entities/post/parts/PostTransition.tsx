import { type ReactNode, ViewTransition } from 'react';
import { endPostTransition, useIsInTransition } from '../model/opened-post.ts';

type PostTransitionProps = {
  postId: string;
  /** True on the post's own page, false in a list. */
  isPage: boolean;
  /** A single element. */
  children: ReactNode;
};

/** View transition callback; the returned function runs when the card has arrived. */
const returns = () => endPostTransition;

/**
 * Animates a post's card between its list and the post's page where the browser supports view transitions. Only the
 * opened card has a transition name, so other cards do not take part in any transition (`.post-card` in base.css).
 */
export function PostTransition({ postId, isPage, children }: PostTransitionProps) {
  const travels = useIsInTransition(postId);
  return (
    <ViewTransition
      name={travels ? `post-${postId}` : 'auto'}
      default="none"
      share={travels ? 'post-card' : 'none'}
      onShare={isPage ? returns : undefined}
    >
      {children}
    </ViewTransition>
  );
}
