import type { CreatePostRequest } from '#generated/zod/createPostRequest.zod.ts';

/** A post for somebody else's blog, as it is typed. */
export interface Submission {
  title: string;
  words: string;
  /** Tags in one line, commas between them. */
  tags: string;
}

/**
 * A submission as it is sent: its title as a heading, a block for each paragraph.
 *
 * @param sender the name of the member's blog it comes from
 */
export function submissionRequest({ title, words, tags }: Submission, sender: string): CreatePostRequest {
  const paragraphs = words.split(/\n+/).filter((line) => line.trim() !== '');
  const heading = title.trim();
  return {
    content: [
      ...(heading ? [{ type: 'text' as const, subtype: 'heading1' as const, text: heading }] : []),
      ...paragraphs.map((text) => ({ type: 'text' as const, text })),
    ],
    ...(tags.trim() ? { tags: tags.trim() } : {}),
    state: 'submission',
    tumblelog: sender,
  };
}
