import type { components } from '#generated/types/api.d.ts';
import type { Database } from '#server/db/database.ts';
import { DEVICE_KINDS } from '#src/domain/device-kinds.ts';
import { type PageKind, pageKindOf } from '#src/domain/page-kinds.ts';
import { DAY_MS, dayOf, MIN_VISITORS } from '../analytics/days.ts';
import {
  type DayRange,
  listSiteDays,
  listViews,
  type SiteDayRow,
  type ViewsRow,
} from './site-days-repository.ts';

type Figures = components['schemas']['SiteFigures'];
type Day = components['schemas']['SiteDay'];

/** Sources that are told by name. */
const MAX_SOURCES = 10;

function presentDay({ day, ...row }: SiteDayRow): Day {
  return {
    day,
    ...(row.posts === null ? {} : { posts: row.posts }),
    ...(row.sign_ups === null ? {} : { signUps: row.sign_ups }),
    ...(row.active_day === null ? {} : { activeMembers: row.active_day }),
    ...(row.active_week === null ? {} : { activeMembersOfWeek: row.active_week }),
    ...(row.active_month === null ? {} : { activeMembersOfMonth: row.active_month }),
    ...(row.page_views === null ? {} : { pageViews: row.page_views }),
    ...(row.visitors === null ? {} : { visitors: row.visitors }),
  };
}

/** Returns views of pages by their kind, most first. */
export function byKind(rows: readonly ViewsRow[]): { kind: PageKind; views: number }[] {
  const sums = new Map<PageKind, number>();
  for (const { value, views } of rows) {
    const kind = pageKindOf(value);
    sums.set(kind, (sums.get(kind) ?? 0) + views);
  }
  return [...sums].map(([kind, views]) => ({ kind, views })).sort((a, b) => b.views - a.views);
}

/** Returns the range of the same length that ends before a range starts. */
export function rangeBefore({ from, to }: DayRange): DayRange {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  return { from: dayOf(start - (end - start) - DAY_MS), to: dayOf(start - DAY_MS) };
}

/** Returns the figures of the site in a range. */
export async function presentFigures(db: Database, range: DayRange, isMeasured: boolean): Promise<Figures> {
  const views = (dimension: 'page' | 'source' | 'device') =>
    listViews(db, range, { name: 'page_view', dimension, minVisitors: MIN_VISITORS });
  const days = await listSiteDays(db, range, MIN_VISITORS);
  const previous = await listSiteDays(db, rangeBefore(range), MIN_VISITORS);
  const sources = await views('source');
  const devices = await views('device');
  return {
    isMeasured,
    minimumVisitors: MIN_VISITORS,
    days: days.map(presentDay),
    previousDays: previous.map(presentDay),
    pages: byKind(await views('page')),
    sources: sources.slice(0, MAX_SOURCES).map(({ value, views: count }) => ({ host: value, views: count })),
    devices: DEVICE_KINDS.flatMap((kind) => {
      const row = devices.find(({ value }) => value === kind);
      return row ? [{ kind, views: row.views }] : [];
    }).sort((a, b) => b.views - a.views),
  };
}
