import type { WindowPair } from './windows.ts';

const CONVERSATION = /^\/messaging\/conversation\/([^/]+)\/([^/]+)$/;

/** Returns the two blogs of a conversation's address; undefined for any other address. */
export function conversationIn(address: string): WindowPair | undefined {
  const url = URL.parse(address, window.location.href);
  const [, from, to] = (url?.origin === window.location.origin && CONVERSATION.exec(url.pathname)) || [];
  if (from === undefined || to === undefined) return undefined;
  return { selectedBlogName: decodeURIComponent(from), otherParticipantName: decodeURIComponent(to) };
}
