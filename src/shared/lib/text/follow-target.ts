/** What a reader typed into "follow someone", as the follow call wants it. */
export type FollowTarget = { email: string } | { url: string } | { blogName: string };

/**
 * Contains @ and does not start with http: an email; contains a dot: a URL; otherwise a blog name
 * (spec 000 §5). Outer spaces are dropped.
 */
export function followTarget(typed: string): FollowTarget {
  const text = typed.trim();
  if (text.includes('@') && !text.startsWith('http')) return { email: text };
  if (text.includes('.')) return { url: text };
  return { blogName: text };
}
