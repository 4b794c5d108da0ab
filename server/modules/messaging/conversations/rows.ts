import type { components } from '#generated/types/api.d.ts';

type Schemas = components['schemas'];

/** A conversation as one of its two blogs has it. */
export interface ConversationRow {
  id: string;
  blog_id: string;
  other_blog_id: string;
  /** The newest message; null when there is none left on this side. */
  newest_message_id: string | null;
  /** Messages up to this one were deleted on this side. */
  cleared_id: string;
  /** Messages up to this one were seen. */
  read_id: string;
  unread_count: number;
  opened_by: string;
  /** Whether both have written. */
  is_mutual: boolean;
  /** Seconds since 1970, as the three below. */
  modified: number;
  last_read: number | null;
  /** Null when the other side has not read, or either keeps that to themselves. */
  other_last_read: number | null;
  /** Seconds since the member of the other side was on the site; null when either does not want it told. */
  other_last_here: number | null;
  /** Whether the members behind the two follow each other's blog. */
  is_following_you: boolean;
}

export interface TextContent {
  content: Schemas['TextBlock'];
}
export interface ImageContent {
  images: Schemas['Image'][];
  /** The still of a moving picture. */
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

/** What a message holds, by its kind. */
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
