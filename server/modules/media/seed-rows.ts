import type { World } from '#openapi/world/model.ts';
import type { Ids, Row, SeedContext, SeedTable } from '#server/seed/seed-context.ts';

/** Returns the first sentence of a picture's description as its title. */
function titleOf(altText: string): string {
  return altText.split(/(?<=[.!?])\s/)[0]?.replace(/[.]$/, '') ?? altText;
}

/** Returns the rows of the GIF library: every animation of the world, with the post that showed it first. */
function gifRows(world: World, ids: Ids): Row[] {
  const shown = world.posts.flatMap((post) =>
    post.content.flatMap((block) => {
      if (block.type !== 'image' || block.media[0]?.type !== 'gif') return [];
      const { altText = '', media, poster } = block;
      return [{ post, altText, media, poster }];
    }),
  );
  const first = new Map(shown.toReversed().map((one) => [one.media[0]?.mediaKey, one]));
  return [...first].map(([key, { post, altText, media, poster }]) => ({
    embed_key: `gf-${key}`,
    title: titleOf(altText),
    alt_text: altText,
    media,
    poster: poster ?? null,
    blog_id: ids.blog(post.blog),
    post_id: post.id,
  }));
}

/** Returns the rows of the GIF library of the demo world. */
export function seedTables({ world, ids }: SeedContext): SeedTable[] {
  return [{ table: 'gifs', after: ['posts'], rows: gifRows(world, ids) }];
}
