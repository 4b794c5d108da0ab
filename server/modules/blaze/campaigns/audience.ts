import { domainError } from '#server/core/errors.ts';
import { displayTag, tagKey } from '#server/core/tags.ts';

/** Longest time between now and the begin that a buyer can ask for. */
const MAX_START_DELAY_SECONDS = 30 * 86_400;

/** People who shall see a campaign, and when it may begin. */
export type Audience = {
  tags: string[];
  tagKeys: string[];
  language: string | undefined;
  wantedStartTs: number | undefined;
};

/** Returns the language of a code without its region: readers of `pt-br` are those of `pt`. */
export function languageOf(code: string | undefined): string | undefined {
  return code?.toLowerCase().split('-')[0];
}

/**
 * Returns the audience that a request names. Spellings of one tag count once.
 *
 * @throws invalid-request-param for a begin that is too far away
 */
export function audienceOf(
  asked: { tags?: string[] | undefined; language?: string | undefined; start_ts?: number | undefined },
  nowMs: number,
): Audience {
  const byKey = new Map<string, string>();
  for (const text of asked.tags ?? []) {
    const tag = displayTag(text);
    if (tag !== '' && !byKey.has(tagKey(tag))) byKey.set(tagKey(tag), tag);
  }
  const { start_ts: start } = asked;
  const nowTs = Math.floor(nowMs / 1000);
  if (start !== undefined && start > nowTs + MAX_START_DELAY_SECONDS) {
    const detail = 'A blaze begins within 30 days.';
    throw domainError('invalid-request-param', { field: 'start_ts', detail });
  }
  return {
    tags: [...byKey.values()],
    tagKeys: [...byKey.keys()],
    language: languageOf(asked.language),
    // A time that has passed is at once.
    wantedStartTs: start === undefined || start <= nowTs ? undefined : start,
  };
}
