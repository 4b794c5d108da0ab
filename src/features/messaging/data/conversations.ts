import {
  getGetConversationInfiniteQueryOptions,
  getListConversationsInfiniteQueryOptions,
} from '#generated/hooks/messaging/messaging.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { readNewest } from './read-newest.ts';

/** Requested fields of a participant (spec 000 §7 Messaging). */
const BLOG_FIELDS = 'avatar,name,secondsSinceLastActivity,url,blogViewUrl,uuid,theme,descriptionNpf,isAdult';

/** Polling interval of open conversations, in milliseconds; equal to that of the counts (spec 000 §7). */
const POLL_INTERVAL_MS = 30_000;

/** A blog's conversations, paginated. */
export function conversationsQuery(participant: string) {
  return getListConversationsInfiniteQueryOptions(
    { participant, 'fields[blogs]': `${BLOG_FIELDS},primary` },
    { query: { ...paging, refetchInterval: POLL_INTERVAL_MS } },
  );
}

/**
 * The messages of two blogs, newest page first. A refetch loads only new messages (`readNewest`).
 *
 * @param participant uuid of the member's blog
 * @param otherName name of the other blog
 * @throws without both (spec 000 §5)
 */
export function conversationQuery(participant: string, otherName: string) {
  if (!participant || !otherName) {
    throw new Error("Can't fetch conversation without either ID or both participant names");
  }
  const options = getGetConversationInfiniteQueryOptions(
    {
      participant,
      'participants[0]': participant,
      'participants[1]': otherName,
      'fields[blogs]': BLOG_FIELDS,
    },
    { query: { ...paging, refetchInterval: POLL_INTERVAL_MS } },
  );
  const { queryFn: read } = options;
  if (typeof read !== 'function') throw new Error('A conversation is read by a generated call');
  return { ...options, queryFn: (context: Parameters<typeof read>[0]) => readNewest(context, read) };
}
