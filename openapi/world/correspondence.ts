import { idAt, seconds } from './clock.ts';
import { type LetterBody, letterSources } from './letters.ts';
import type { WorldBlog } from './model.ts';

export interface WorldLetter {
  id: string;
  blog: WorldBlog;
  /** Milliseconds since 1970. */
  at: number;
  body: LetterBody;
}

/** What two blogs wrote to each other. */
export interface WorldCorrespondence {
  id: string;
  /** Who wrote first, first. */
  blogs: readonly [WorldBlog, WorldBlog];
  /** In the order they were written; at least one. */
  letters: readonly WorldLetter[];
  /** When the blog last looked, in milliseconds since 1970; undefined for never. */
  lookedAt: (blog: WorldBlog) => number | undefined;
  /** What the other one wrote since the blog last looked. */
  unreadOf: (blog: WorldBlog) => readonly WorldLetter[];
}

/** The letters of the cast, as they stand at a moment. */
export function makeCorrespondence(
  blogOf: (key: string) => WorldBlog,
  anchor: number,
): WorldCorrespondence[] {
  return letterSources.map(({ between: [first, second], looked, letters: sources }) => {
    const letters = sources.map(([by, ago, body], i) => {
      const at = anchor - seconds(ago) * 1000;
      return { id: idAt(at, `letter:${first}:${second}:${i}`), blog: blogOf(by), at, body };
    });
    const lookedAt = ({ key }: WorldBlog): number | undefined => {
      const ago = looked[key];
      return ago === undefined ? undefined : anchor - seconds(ago) * 1000;
    };
    return {
      id: idAt(letters[0]?.at ?? anchor, `correspondence:${first}:${second}`),
      blogs: [blogOf(first), blogOf(second)],
      letters,
      lookedAt,
      unreadOf: (blog) => {
        const since = lookedAt(blog) ?? 0;
        return letters.filter((letter) => letter.blog !== blog && letter.at > since);
      },
    };
  });
}
