const keyOf = (postId: string): string => `skein-reply-${postId}`;

/** What somebody had begun to reply to a post, kept for as long as the tab is open. */
export function keptReply(postId: string): string {
  try {
    return sessionStorage.getItem(keyOf(postId)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the words of a reply that is not sent yet; nothing is kept of an empty one. */
export function keepReply(postId: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(keyOf(postId), text);
    else sessionStorage.removeItem(keyOf(postId));
  } catch {
    // Storage is full or switched off: the words stay on the screen.
  }
}
