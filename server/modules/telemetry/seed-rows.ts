import { iso, type Row, type SeedContext, type SeedTable } from '#server/seed/seed-context.ts';
import { DAY_MS } from './analytics/days.ts';
import { bucketOf, type Metric } from './analytics/timings.ts';

/** Days that have sums. */
const MAX_DAYS = 30;
/** Today and yesterday are summed up from events again and again, so the demo world has sums of the days before. */
const FIRST_AGE_DAYS = 2;

/** Readers of a day of the demo world, and views per reader. */
const READERS_COUNT = 46;
const VIEWS_PER_READER_COUNT = 7;

/** Shares of the views. */
const PAGES = {
  '/dashboard': 0.44,
  '/:blogname/:postId/:postSlug?': 0.24,
  '/:blogname': 0.18,
  '/tagged/:tag?': 0.09,
};
const SOURCES = { 'search.example': 0.12, 'wool.example': 0.05 };
const DEVICES = { phone: 0.6, computer: 0.36, tablet: 0.04 };
const PLACES = { '/dashboard': 0.7, '/tagged/:tag?': 0.2, '/:blogname': 0.1 };

/** Loads of a day by their timings: most, some and few. */
const LOADS = [18, 4, 1];
const TIMINGS: Readonly<Partial<Record<Metric, readonly number[]>>> = {
  lcp: [1300, 2900, 4700],
  inp: [96, 280, 620],
  cls: [0.02, 0.14, 0.31],
  fcp: [820, 2100, 3400],
  ttfb: [210, 960, 2100],
};
/** Factor by which a route is slower than others. */
const ROUTES = { '/dashboard': 1, '/:blogname': 0.8, '/tagged/:tag?': 1.25 };

/** Returns the days that have sums, each with the size of its week's rhythm. */
function sizedDays(anchor: number): { day: string; size: number; at: number }[] {
  return Array.from({ length: MAX_DAYS }, (_, at) => ({
    day: iso(anchor - (FIRST_AGE_DAYS + at) * DAY_MS).slice(0, 10),
    size: 1 + Math.sin((at * 2 * Math.PI) / 7) / 5,
    at,
  }));
}

/** Returns the sums of a day: the total, and its parts by dimension. */
function sums(
  day: string,
  name: string,
  { events, visitors }: { events: number; visitors: number },
  parts: object,
) {
  const row = (dimension: string, value: string, share: number): Row => ({
    ...{ day, name, dimension, value },
    events: Math.round(events * share),
    visitors: Math.round(visitors * Math.min(1, share * 2)),
  });
  return [
    row('total', '', 1),
    ...Object.entries(parts).flatMap(([dimension, shares]) =>
      Object.entries<number>(shares).map(([value, share]) => row(dimension, value, share)),
    ),
  ];
}

/** Returns sums of page views, lost pictures and timings of the demo world. */
export function seedTables({ world, ids }: SeedContext): SeedTable[] {
  const days = sizedDays(world.anchor);
  const blogs = ['marlow', 'odile'].map((key) => ids.blog(world.blog(key)));
  return [
    {
      table: 'analytics_days',
      rows: days.flatMap(({ day, size, at }) => {
        const visitors = Math.round(READERS_COUNT * size);
        const events = visitors * VIEWS_PER_READER_COUNT;
        const lost = { events: 2 + ((at * 5) % 4) + (at === 9 ? 31 : 0), visitors: 0 };
        const hosts = { 'skein.localhost': 0.75, 'pictures.example': 0.25 };
        return [
          ...sums(day, 'page_view', { events, visitors }, { page: PAGES, source: SOURCES, device: DEVICES }),
          ...sums(day, 'image_failure', lost, {
            page: { '/dashboard': 0.75, '/:blogname': 0.25 },
            source: hosts,
          }),
        ].filter((row) => Number(row.events) > 0);
      }),
    },
    {
      table: 'page_timings',
      rows: days.flatMap(({ day, at: age }) =>
        Object.entries(ROUTES).flatMap(([route, slowness]) =>
          Object.entries(TIMINGS).flatMap(([metric, values]) =>
            values.map((value, at) => ({
              ...{
                day,
                route,
                metric,
                release: '0.4.0',
                visits: (LOADS[at] ?? 0) + (at > 0 ? (age * 3) % 5 : 0),
              },
              bucket: bucketOf(metric as Metric, value * slowness),
            })),
          ),
        ),
      ),
    },
    {
      table: 'blog_days',
      after: ['blogs'],
      rows: blogs.flatMap((blog_id, nth) =>
        days.flatMap(({ day, size }) => {
          const row = (dimension: string, value: string, events: number): Row => ({
            ...{ day, blog_id, dimension, value },
            events: Math.round(events),
            visitors: Math.round(Math.max(5, events / 6)),
          });
          const seen = (240 - 90 * nth) * size;
          return [
            row('impressions', '', seen),
            ...Object.entries(PLACES).map(([place, share]) => row('place', place, seen * share)),
            row('views', '', seen / 5),
            row('source', 'search.example', seen / 9),
            row('source', 'wool.example', seen / 20),
          ];
        }),
      ),
    },
  ];
}
