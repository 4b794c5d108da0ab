import { type ReactNode, ViewTransition } from 'react';
import { postIsBack, useIsTravelling } from '../model/opened-post.ts';

type TravellingCardProps = {
  postId: string;
  /** Stands on the post's own page, not in a list. */
  isPage: boolean;
  /** One element. */
  children: ReactNode;
};

/** Told where a card leaves; what it answers is called once it has arrived. */
const returns = () => postIsBack;

/**
 * A post's card, which a browser with view transitions moves from its list to the post's page and back into its place. Only
 * the card that was opened is named; whatever else changes, cards stay out of it (`.post-card` in base.css).
 */
export function TravellingCard({ postId, isPage, children }: TravellingCardProps) {
  const travels = useIsTravelling(postId);
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
