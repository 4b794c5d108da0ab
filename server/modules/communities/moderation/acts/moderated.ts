import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import { type DecisionReader, presentDecisions } from '../decision-presenter.ts';
import { decisionsAbout } from '../decisions-repository.ts';
import { presentItems } from '../queue/item-presenter.ts';
import { itemAbout } from '../queue/items-repository.ts';
import { thingNamed } from './find-thing.ts';

type Schemas = components['schemas'];

/**
 * Returns a reported or decided post or comment with its entry and the decisions about it, the last first.
 *
 * @throws not-found also for one that was neither reported nor decided
 */
export async function moderatedThing(
  { postId, commentId }: { postId: string; commentId?: string },
  reader: DecisionReader,
): Promise<{
  item: Schemas['ModerationItem'];
  post: Schemas['Post'];
  decisions: Schemas['ModerationDecision'][];
}> {
  const { db, community, viewerId } = reader;
  const reason = commentId === undefined ? ('post' as const) : ('comment' as const);
  const thing = await thingNamed(db, community.id, { postId, commentId }, viewerId);
  const row = thing && (await itemAbout(db, community.id, commentId ?? postId));
  const [item] = row ? await presentItems([row], reader) : [];
  if (!item?.post) throw domainError('not-found', { reason });
  const rows = await decisionsAbout(db, { postId, commentId: commentId ?? null });
  return { item, post: item.post, decisions: await presentDecisions(rows, reader) };
}
