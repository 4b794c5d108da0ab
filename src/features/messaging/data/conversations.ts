import {
  getGetConversationInfiniteQueryOptions,
  getListConversationsInfiniteQueryOptions,
} from '#generated/hooks/messaging/messaging.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { readNewest } from './read-newest.ts';

/** What the product asks of a participant (spec 000 §7 Messaging). */
const FIELDS = 'avatar,name,secondsSinceLastActivity,url,blogViewUrl,uuid,theme,descriptionNpf,isAdult';

/** How often open letters are looked at anew, in milliseconds; like the counts (spec 000 §7). */
const EVERY = 30_000;

/** A blog's conversations, page by page. */
export function conversationsQuery(participant: string) {
  return getListConversationsInfiniteQueryOptions(
    { participant, 'fields[blogs]': `${FIELDS},primary` },
    { query: { ...paging, refetchInterval: EVERY } },
  );
}

/**
 * What two blogs wrote to each other, the newest page first. Read again, it asks for what is new.
 * @throws without both (spec 000 §5)
 *
 * @param participant uuid of the member's blog
 * @param otherName name of the other one
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
      'fields[blogs]': FIELDS,
    },
    { query: { ...paging, refetchInterval: EVERY } },
  );
  const { queryFn: read } = options;
  if (typeof read !== 'function') throw new Error('A conversation is read by a generated call');
  return { ...options, queryFn: (context: Parameters<typeof read>[0]) => readNewest(context, read) };
}
