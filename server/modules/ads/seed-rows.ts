import { idAt } from '#openapi/world/clock.ts';
import { houseAdSources } from '#openapi/world/house-ads.ts';
import { mediaOf } from '#openapi/world/media.ts';
import { artById } from '#openapi/world/sources.ts';
import { communitySeeds } from '#server/seed/community-seeds.ts';
import { iso, type SeedContext, type SeedTable } from '#server/seed/seed-context.ts';

const DAY_MS = 86_400_000;
/** Times a day that a member sees an ad of the demo world. */
const VIEWS_PER_DAY_COUNT = 3;

type Source = (typeof houseAdSources)[number];

function picture(id: string | undefined): unknown[] {
  const art = id === undefined ? undefined : artById(id);
  return art ? mediaOf(art) : [];
}

function subjectOf({ subject }: Source, { world, ids }: SeedContext) {
  const nothing = { href: null, blog_id: null, community_id: null };
  if ('href' in subject) return { ...nothing, subject_kind: 'address', href: subject.href };
  if ('blog' in subject)
    return { ...nothing, subject_kind: 'blog', blog_id: ids.blog(world.blog(subject.blog)) };
  const community = communitySeeds(world).find(({ source }) => source.handle === subject.community);
  if (!community) throw new RangeError(`The world has no community ${subject.community}`);
  return { ...nothing, subject_kind: 'community', community_id: community.id };
}

/** Returns the rows of ads of the site in the demo world. */
export function seedTables(context: SeedContext): SeedTable[] {
  const { world } = context;
  const adId = ({ key, startedDays }: Source): string =>
    idAt(world.anchor - startedDays * DAY_MS, `house-ad:${key}`);
  return [
    {
      table: 'house_ads',
      after: ['blogs', 'communities'],
      rows: houseAdSources.map((source) => ({
        id: adId(source),
        title: source.title,
        text: source.text,
        button_text: source.button,
        image: picture(source.picture),
        ...subjectOf(source, context),
        placements: source.placements,
        weight: source.weight,
        cap_per_day: VIEWS_PER_DAY_COUNT,
        state: source.state,
        starts_at: iso(world.anchor - source.startedDays * DAY_MS),
        ends_at: source.endsInDays === undefined ? null : iso(world.anchor + source.endsInDays * DAY_MS),
        created_at: iso(world.anchor - source.startedDays * DAY_MS),
      })),
    },
    {
      table: 'house_ad_days',
      after: ['house_ads'],
      rows: houseAdSources.flatMap((source) =>
        source.days.map(([ago, impressions, clicks]) => ({
          ad_id: adId(source),
          day: iso(world.anchor - ago * DAY_MS).slice(0, 10),
          impressions,
          clicks,
        })),
      ),
    },
  ];
}
