import type { PostSource } from './blocks.ts';
import { seconds } from './clock.ts';
import { random } from './random.ts';
import { readers } from './readers.ts';
import { writtenPosts } from './sources.ts';

const TAGS: readonly (readonly string[])[] = [
  [],
  [],
  [],
  ['yes'],
  ['saving this'],
  ['my whole heart'],
  ['queue tea'],
  ['for later', 'for always'],
  ['reference'],
  ['this one'],
  ['i keep coming back to this'],
  ['soft things'],
  ['good evening'],
  ['screaming quietly'],
  ['art'],
  ['words'],
  ['🫶'],
];

/** Returns the popularity of a post: as its author says, else random. */
export function popularityOf(source: PostSource): number {
  return source.popularity ?? random(`appeal:${source.key}`).range(0.12, 0.5);
}

/** Returns readers' reblogs of the most popular posts: no text, sometimes a tag. */
export function crowdReblogs(): PostSource[] {
  return writtenPosts.flatMap((source) => {
    const isOpen =
      (source.state ?? 'published') === 'published' && !source.reblogDisabled && source.blog !== 'postcards';
    if (!isOpen || source.content.length === 0) return [];
    const rnd = random(`crowd:${source.key}`);
    const appeal = popularityOf(source);
    const seen = Math.min(1, 0.3 + seconds(source.ago) / 86_400);
    const count = Math.max(0, Math.round(seen * ((appeal - 0.4) * 6.5 + rnd.range(-1, 1))));
    return rnd
      .shuffle(readers)
      .slice(0, count)
      .map((reader) => ({
        key: `crowd-${reader.key}-${source.key}`,
        blog: reader.key,
        ago: `${Math.max(60, Math.floor(seconds(source.ago) * (1 - rnd.next() ** 2 * 0.9)) - 90)}s`,
        reblogs: source.key,
        content: [],
        tags: rnd.pick(TAGS),
      }));
  });
}
