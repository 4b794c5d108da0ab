import type { WorldConversation, WorldMessage } from '#openapi/world/conversations.ts';
import type { World, WorldBlog } from '#openapi/world/model.ts';
import { type Ids, iso, type Row, type SeedContext, type SeedTable } from '#server/seed/seed-context.ts';

const textOf = (text: string) => ({ type: 'text', text });

/** Returns a message's kind and stored content. */
function bodyOf({ body }: WorldMessage, world: World): { kind: string; content: Row } {
  if ('sticker' in body) return { kind: 'sticker', content: { stickerId: `sticker-${body.sticker}` } };
  if ('picture' in body) {
    const shown = world.post(body.picture).content.find((block) => block.type === 'image');
    if (!shown) throw new RangeError(`The post ${body.picture} shows no picture`);
    return {
      kind: 'image',
      content: { images: shown.media, altText: shown.altText ?? '', colors: body.colors },
    };
  }
  if (!('post' in body)) return { kind: 'text', content: { content: textOf(body.text) } };
  // A missing post stands for one of a deleted blog.
  const postId = body.post === null ? world.deletedPosts[0]?.id : world.post(body.post).id;
  return { kind: 'post', content: { postId, content: textOf(body.text) } };
}

function messageRows(told: WorldConversation, world: World, ids: Ids): Row[] {
  const [opener] = told.blogs;
  const answer = told.messages.findIndex(({ blog }) => blog !== opener);
  return told.messages.map((letter, i) => ({
    id: letter.id,
    conversation_id: told.id,
    blog_id: ids.blog(letter.blog),
    author_id: ids.user(letter.blog.owner),
    ...bodyOf(letter, world),
    is_request: letter.blog === opener && (answer === -1 || i < answer),
    created_at: iso(letter.at),
  }));
}

function sideRow(told: WorldConversation, blog: WorldBlog, ids: Ids): Row {
  const other = told.blogs[0] === blog ? told.blogs[1] : told.blogs[0];
  const unread = told.unreadOf(blog);
  const lookedAt = told.lastReadAt(blog);
  const read = told.messages.findLast((letter) => !unread.includes(letter));
  return {
    conversation_id: told.id,
    blog_id: ids.blog(blog),
    other_blog_id: ids.blog(other),
    newest_message_id: told.messages.at(-1)?.id,
    cleared_id: 0,
    read_id: read?.id ?? 0,
    read_at: lookedAt === undefined ? null : iso(lookedAt),
    unread_count: unread.length,
  };
}

/** Returns the rows of private messages of the demo world. */
export function seedTables({ world, ids }: SeedContext): SeedTable[] {
  const { conversations } = world;
  return [
    {
      table: 'conversations',
      after: ['blogs'],
      rows: conversations.map((told) => {
        const [first, second] = told.blogs.map((blog) => BigInt(ids.blog(blog))) as [bigint, bigint];
        const [low, high] = first < second ? [first, second] : [second, first];
        return {
          id: told.id,
          low_blog_id: String(low),
          high_blog_id: String(high),
          opened_by: String(first),
          is_mutual: new Set(told.messages.map(({ blog }) => blog)).size === 2,
          created_at: iso(told.messages[0]?.at ?? world.anchor),
        };
      }),
    },
    {
      table: 'messages',
      after: ['conversations', 'posts'],
      rows: conversations.flatMap((told) => messageRows(told, world, ids)),
    },
    {
      table: 'conversation_sides',
      after: ['conversations', 'messages'],
      rows: conversations.flatMap((told) => told.blogs.map((blog) => sideRow(told, blog, ids))),
    },
  ];
}
