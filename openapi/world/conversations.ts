import { idAt, seconds } from './clock.ts';
import { type MessageBody, conversationSources } from './messages.ts';
import type { WorldBlog } from './model.ts';

export interface WorldMessage {
  id: string;
  blog: WorldBlog;
  /** Milliseconds since 1970. */
  at: number;
  body: MessageBody;
}

/** What two blogs wrote to each other. */
export interface WorldConversation {
  id: string;
  /** Who wrote first, first. */
  blogs: readonly [WorldBlog, WorldBlog];
  /** In the order they were written; at least one. */
  messages: readonly WorldMessage[];
  /** When the blog last looked, in milliseconds since 1970; undefined for never. */
  lastReadAt: (blog: WorldBlog) => number | undefined;
  /** What the other one wrote since the blog last looked. */
  unreadOf: (blog: WorldBlog) => readonly WorldMessage[];
}

/** The letters of the cast, as they stand at a moment. */
export function makeConversations(
  blogOf: (key: string) => WorldBlog,
  anchor: number,
): WorldConversation[] {
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
