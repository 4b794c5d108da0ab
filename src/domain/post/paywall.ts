import type { ContentBlock } from '#generated/zod/contentBlock.zod.ts';

/** Returns true when a part of the content is for supporters of the blog, open to the reader or not. */
export function hasPaywall(content: readonly ContentBlock[]): boolean {
  return content.some((block) => block.type === 'nested-blocks' && block.subtype === 'paywall');
}
