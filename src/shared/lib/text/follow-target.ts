/** Target of a follow call, parsed from text typed into "follow someone". */
export type FollowTarget = { email: string } | { url: string } | { blogName: string };

/**
 * Parses a follow target: contains @ and does not start with http: an e-mail address; contains a dot: a URL; otherwise
 * a blog name (spec 000 §5). Outer spaces are dropped.
 */
export function followTarget(typed: string): FollowTarget {
  const text = typed.trim();
  if (text.includes('@') && !text.startsWith('http')) return { email: text };
  if (text.includes('.')) return { url: text };
  return { blogName: text };
}
