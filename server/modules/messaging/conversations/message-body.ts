import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { readablePost } from '#server/entities/post/policy.ts';
import { chosenGifs } from '#server/modules/media/gifs/found-repository.ts';
import { checkedContent } from '#server/modules/posts/compose/content.ts';
import { isPublished } from '#server/policies/posts.ts';
import { stickerById } from '../stickers/stickers.ts';
import type { MessageBody } from './rows.ts';

type Schemas = components['schemas'];

/** Common shape of a single JSON message and one of a batch. */
export type WrittenMessage =
  | Pick<Schemas['SendTextMessage'], 'type' | 'message' | 'content'>
  | Pick<Schemas['SendPostMessage'], 'type' | 'message' | 'post'>
  | Pick<Schemas['SendStickerMessage'], 'type' | 'stickerId'>
  | Pick<Schemas['SendGifMessage'], 'type' | 'message' | 'feedbackToken' | 'alt_text'>;

/** Validates text like that of a post; undefined when it is empty. */
export function wordsOf(block: Schemas['TextBlock']): Schemas['TextBlock'] | undefined {
  const [checked] = checkedContent([block], []).content;
  return checked?.type === 'text' ? checked : undefined;
}

const plain = (text = ''): Schemas['TextBlock'] => ({ type: 'text', text });

/**
 * Validates a message and returns its stored form.
 *
 * @throws invalid-request-param naming the field; not-found for a post its sender cannot read or that is not published
 */
export async function bodyOf(db: Queryable, sent: WrittenMessage, viewerId: string): Promise<MessageBody> {
  if (sent.type === 'sticker') {
    if (!stickerById(sent.stickerId)) {
      throw domainError('invalid-request-param', { field: 'stickerId', reason: 'sticker' });
    }
    return { kind: 'sticker', content: { stickerId: sent.stickerId } };
  }
  if (sent.type === 'image') {
    const gif = (await chosenGifs(db, [sent.feedbackToken])).get(sent.feedbackToken);
    if (!gif) {
      throw domainError('invalid-request-param', { field: 'feedbackToken', reason: 'gif' });
    }
    const { media: images, poster, alt_text } = gif;
    const words = wordsOf(plain(sent.message));
    const picture = { images, altText: sent.alt_text ?? alt_text, colors: [], ...(poster ? { poster } : {}) };
    return { kind: 'image', content: { ...picture, ...(words ? { content: words } : {}) } };
  }
  if (sent.type === 'post') {
    const { post } = await readablePost(db, sent.post.blog_uuid, sent.post.id, viewerId);
    if (!isPublished(post)) {
      throw domainError('not-found', { reason: 'not_shareable', field: 'post' });
    }
    return { kind: 'post', content: { postId: post.id, content: wordsOf(plain(sent.message)) ?? plain() } };
  }
  const content = wordsOf(sent.content ?? plain(sent.message));
  if (!content) {
    throw domainError('invalid-request-param', { field: 'message', reason: 'blank' });
  }
  return { kind: 'text', content: { content } };
}
