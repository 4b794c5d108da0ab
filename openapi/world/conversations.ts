import { idAt, seconds } from './clock.ts';
import { conversationSources, type MessageBody } from './messages.ts';
import type { WorldBlog } from './model.ts';

export interface WorldMessage {
  id: string;
  blog: WorldBlog;
  /** Milliseconds since 1970. */
  at: number;
  body: MessageBody;
}

/** A conversation of two blogs. */
export interface WorldConversation {
  id: string;
  /** The blog that wrote first comes first. */
  blogs: readonly [WorldBlog, WorldBlog];
  /** In the order they were sent; at least one. */
  messages: readonly WorldMessage[];
  /** When the blog last read it, in milliseconds since 1970; undefined for never. */
  lastReadAt: (blog: WorldBlog) => number | undefined;
  /** Messages of the other blog since then. */
  unreadOf: (blog: WorldBlog) => readonly WorldMessage[];
}

/** Returns the conversations of the cast at a time. */
export function makeConversations(blogOf: (key: string) => WorldBlog, anchor: number): WorldConversation[] {
  return conversationSources.map(({ between: [first, second], lastRead, messages: sources }) => {
    const messages = sources.map(([by, ago, body], i) => {
      const at = anchor - seconds(ago) * 1000;
      return { id: idAt(at, `letter:${first}:${second}:${i}`), blog: blogOf(by), at, body };
    });
    const lastReadAt = ({ key }: WorldBlog): number | undefined => {
      const ago = lastRead[key];
      return ago === undefined ? undefined : anchor - seconds(ago) * 1000;
    };
    return {
      id: idAt(messages[0]?.at ?? anchor, `correspondence:${first}:${second}`),
      blogs: [blogOf(first), blogOf(second)],
      messages,
      lastReadAt,
      unreadOf: (blog) => {
        const since = lastReadAt(blog) ?? 0;
        return messages.filter((message) => message.blog !== blog && message.at > since);
      },
    };
  });
}
