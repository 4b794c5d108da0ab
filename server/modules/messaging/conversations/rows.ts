import type { Tables } from '#generated/schema.ts';
import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';

type Schemas = components['schemas'];

/** A conversation from the side of one of its two blogs. */
export interface ConversationRow
  extends Columns<'conversation_sides', 'blog_id' | 'other_blog_id' | 'unread_count'>,
    Columns<'conversations', 'opened_by'> {
  id: string;
  /** The newest message; null when this side has none left. */
  newest_message_id: Tables['conversation_sides']['newest_message_id'];
  /** Messages up to this id were deleted on this side. */
  cleared_id: Tables['conversation_sides']['cleared_id'];
  /** Messages up to this id were read. */
  read_id: Tables['conversation_sides']['read_id'];
  /** True when both have written. */
  is_mutual: Tables['conversations']['is_mutual'];
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

export type MessageRow = MessageBody &
  Columns<'messages', 'id' | 'blog_id'> & {
    conversation_id: string;
    /** Seconds since 1970. */
    ts: number;
  };
