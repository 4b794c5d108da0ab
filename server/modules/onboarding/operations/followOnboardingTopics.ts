import { domainError } from '#server/core/errors.ts';
import { tagKey } from '#server/core/tags.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentTag } from '#server/modules/tags/tag-presenter.ts';
import { findTag } from '#server/modules/tags/tag-repository.ts';
import { NEXT } from '../next-path.ts';
import { replaceTopics } from '../topic-repository.ts';

export const followOnboardingTopics: Handler<'followOnboardingTopics'> = async ({ body, db, viewer }) => {
  if (body.tags.some((tag) => tagKey(tag) === ''))
    throw domainError('invalid-request-param', { field: 'tags', reason: 'tag_missing' });
  await db.transaction((tx) => replaceTopics(tx, viewer.userId, body.tags));
  const rows = await Promise.all(
    [...new Set(body.tags.map(tagKey))].map((tag) => findTag(db, tag, viewer.userId)),
  );
  return {
    tags: rows.filter((row) => row !== undefined).map(presentTag),
    nextPath: NEXT.topics,
  };
};
