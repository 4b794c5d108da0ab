import type { components } from '#generated/types/api.d.ts';
import type { Database } from '#server/db/database.ts';
import { DAY_MS, dayOf, MIN_VISITORS } from '#server/modules/telemetry/analytics/days.ts';
import { listBlogDays, listBlogSums } from '#server/modules/telemetry/figures/blog-days-repository.ts';
import { byKind, rangeBefore } from '#server/modules/telemetry/figures/figures-presenter.ts';

type Impressions = components['schemas']['BlogImpressions'];

/** Sources that are told by name. */
const MAX_SOURCES = 10;

/** Returns how often posts and pages of a blog were seen on the days up to today, and where. */
export async function presentImpressions(
  db: Database,
  blogId: string,
  { days: length, nowMs, isMeasured }: { days: number; nowMs: number; isMeasured: boolean },
): Promise<Impressions> {
  const range = { from: dayOf(nowMs - (length - 1) * DAY_MS), to: dayOf(nowMs) };
  const days = await listBlogDays(db, blogId, range);
  const previous = await listBlogDays(db, blogId, rangeBefore(range));
  const places = await listBlogSums(db, blogId, { ...range, dimension: 'place' });
  const sources = await listBlogSums(db, blogId, { ...range, dimension: 'source' });
  return {
    isMeasured,
    minimumReaders: MIN_VISITORS,
    total: days.reduce((sum, { impressions }) => sum + (impressions ?? 0), 0),
    previousTotal: previous.reduce((sum, { impressions }) => sum + (impressions ?? 0), 0),
    days: days.map(({ day, impressions, views }) => ({
      day,
      ...(impressions === null ? {} : { impressions }),
      ...(views === null ? {} : { views }),
    })),
    places: byKind(places.map(({ value, count }) => ({ value, views: count }))).map(({ kind, views }) => ({
      kind,
      count: views,
    })),
    sources: sources.slice(0, MAX_SOURCES).map(({ value, count }) => ({ host: value, count })),
  };
}
