import type { components } from '#generated/types/api.d.ts';

type Schemas = components['schemas'];

/** A conversation from the side of one of its two blogs. */
export interface ConversationRow {
  id: string;
  blog_id: string;
  other_blog_id: string;
  /** The newest message; null when this side has none left. */
  newest_message_id: string | null;
  /** Messages up to this id were deleted on this side. */
  cleared_id: string;
  /** Messages up to this id were read. */
  read_id: string;
  unread_count: number;
  opened_by: string;
  /** True when both have written. */
  is_mutual: boolean;
  /** Seconds since 1970, like the three below. */
  modified: number;
  last_read: number | null;
  /** Null when the other side has not read it, or either side disabled read receipts. */
  other_last_read: number | null;
  /** Seconds since the other side's member was last active; null when either side does not share it. */
  other_last_here: number | null;
  /** True when the members behind the two blogs follow each other's blog. */
  is_following_you: boolean;
}

export interface TextContent {
  content: Schemas['TextBlock'];
}
export interface ImageContent {
  images: Schemas['Image'][];
  /** The still of an animated image. */
  poster?: Schemas['Image'];
  altText: string;
  colors: string[];
  content?: Schemas['TextBlock'];
}
export interface PostContent extends TextContent {
  postId: string;
}
export interface StickerContent {
  stickerId: string;
}

/** Content of a message, by its kind. */
export type MessageBody =
  | { kind: 'text'; content: TextContent }
  | { kind: 'image'; content: ImageContent }
  | { kind: 'post'; content: PostContent }
  | { kind: 'sticker'; content: StickerContent };

export type MessageRow = MessageBody & {
  id: string;
  conversation_id: string;
  blog_id: string;
  /** Seconds since 1970. */
  ts: number;
};
