import { createContext } from 'react';
import type { Community } from '#generated/zod/community.zod.ts';

/** The parts of a community that its posts need. */
export type CommunityOfPosts = Pick<
  Community,
  'name' | 'canInteract' | 'reactionChoices' | 'boards' | 'membership'
> & {
  /** `modal` on the community's hub, which stays behind the posts that are opened from it (spec 001 §2). */
  postLayer?: 'modal';
};

/** Community whose pages surround the posts below; undefined elsewhere, for example on Explore. */
export const CommunityContext = createContext<CommunityOfPosts | undefined>(undefined);
