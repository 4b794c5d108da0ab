import type { Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { presentTag } from '#server/modules/feed/tags/tag-presenter.ts';
import { findTag } from '#server/modules/feed/tags/tag-repository.ts';
import { tagKey } from '#server/services/tags.ts';
import { NEXT } from '../next-path.ts';
import { replaceTopics } from '../topic-repository.ts';

export const followOnboardingTopics: Handler<'followOnboardingTopics'> = async ({ body, db, viewer }) => {
  if (body.tags.some((tag) => tagKey(tag) === ''))
    throw domainError('invalid-request-param', { field: 'tags', detail: 'Name tags.' });
  await db.transaction((tx) => replaceTopics(tx, viewer.userId, body.tags));
  const rows = await Promise.all(
    [...new Set(body.tags.map(tagKey))].map((tag) => findTag(db, tag, viewer.userId)),
  );
  return {
    tags: rows.filter((row) => row !== undefined).map(presentTag),
    nextPath: NEXT.topics,
  };
};
