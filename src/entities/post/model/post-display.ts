import { createContext, use } from 'react';

/** Parts of a post that depend on where it is shown (spec 000 §3, post display presets). */
export interface PostDisplay {
  showsTags: boolean;
  showsShareButton: boolean;
  showsReplyButton: boolean;
  showsEditButton: boolean;
  showsDeleteButton: boolean;
  showsLikeButton: boolean;
  showsReblogButton: boolean;
  /** Offers to put the post into the queue beside the post. */
  showsQueueButton: boolean;
  /** Offers to publish the post beside the post. */
  showsPublishButton: boolean;
  /** Says when the post was published; readers can turn it off everywhere (settings, `showTimestamps`). */
  showsTimestamps: boolean;
  showsPinnedStatus: boolean;
  /** Covers pictures of blogs that the reader does not follow until a press. */
  blursImagesFromUnfollowedBlogs: boolean;
  /** Shows the sender in place of the blog. */
  usesInboxAttribution: boolean;
  /** Cuts the content at 700 px with a button that expands it (spec 000 §9); else tall posts of a feed at 2000 px. */
  forceTruncate: boolean;
}

/** The usual parts of a published post in a list. */
const LIST: PostDisplay = {
  showsTags: true,
  showsShareButton: true,
  showsReplyButton: true,
  showsEditButton: true,
  showsDeleteButton: true,
  showsLikeButton: true,
  showsReblogButton: true,
  showsQueueButton: false,
  showsPublishButton: false,
  showsTimestamps: true,
  showsPinnedStatus: false,
  blursImagesFromUnfollowedBlogs: false,
  usesInboxAttribution: false,
  forceTruncate: false,
};

/** Posts that are not published have no notes (spec 000 §6). */
const WITHOUT_NOTES = {
  showsShareButton: false,
  showsReplyButton: false,
  showsLikeButton: false,
  showsReblogButton: false,
};

const DESK: PostDisplay = { ...LIST, ...WITHOUT_NOTES, showsPublishButton: true, forceTruncate: true };

/**
 * Display presets of posts by context. `desktop` and `mobile` are the same, because one rendered document serves every
 * width; style sheets do the rest.
 */
export const POST_DISPLAY = {
  desktop: LIST,
  mobile: LIST,
  blogPage: { ...LIST, showsPinnedStatus: true },
  inbox: { ...DESK, showsQueueButton: true, usesInboxAttribution: true },
  messages: {
    ...LIST,
    ...WITHOUT_NOTES,
    showsTags: false,
    showsEditButton: false,
    showsDeleteButton: false,
    blursImagesFromUnfollowedBlogs: true,
    forceTruncate: true,
  },
  drafts: DESK,
  queue: DESK,
  embed: {
    ...LIST,
    ...WITHOUT_NOTES,
    showsEditButton: false,
    showsDeleteButton: false,
    forceTruncate: true,
  },
  community: LIST,
  radar: LIST,
  videoHub: LIST,
  masonry: { ...LIST, forceTruncate: true },
} as const satisfies Record<string, PostDisplay>;

/** Place where posts are shown. */
export type PostPlace = keyof typeof POST_DISPLAY;

/** Place of the posts below; a card can name another one. */
export const PostPlaceContext = createContext<PostPlace>('desktop');

/** Returns the display preset of the post or list around the caller. */
export function usePostDisplay(): PostDisplay {
  return POST_DISPLAY[use(PostPlaceContext)];
}
