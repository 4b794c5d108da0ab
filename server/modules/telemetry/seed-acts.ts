import { iso, type SeedAct, type SeedContext } from '#server/seed/seed-context.ts';
import { DAY_MS } from './analytics/days.ts';
import { type DemoGroup, insertDemoGroup } from './errors/demo-errors-repository.ts';

interface DemoFault
  extends Pick<
    DemoGroup,
    'name' | 'message' | 'location' | 'releases' | 'state' | 'resolvedRelease' | 'route'
  > {
  isExtension?: boolean;
  /** Line of the source around its place. */
  source?: string;
  /** Errors by the age of their day in days, the oldest first. */
  counts: readonly (readonly [ageDays: number, count: number])[];
}

const FAULTS: readonly DemoFault[] = [
  {
    ...{ name: 'TypeError', message: 'Cannot read properties of undefined (reading id)' },
    ...{ location: 'src/features/desk/queue-order.ts:88', route: '/blog/:blogName/queue' },
    source: 'next.splice(to, 0, next.splice(at, 1)[0].id);',
    ...{ releases: ['0.1.0', '0.2.0', '0.4.0'], state: 'regressed', resolvedRelease: '0.2.0' },
    counts: [
      [12, 2],
      [1, 11],
      [0, 28],
    ],
  },
  {
    ...{ name: 'RangeError', message: 'Invalid time zone specified: Mars/Olympus' },
    ...{ location: 'src/shared/lib/time/wall-time.ts:21', route: '/settings/account' },
    source: "return new Intl.DateTimeFormat('en', { timeZone }).format(at);",
    ...{ releases: ['0.4.0'], state: 'open', resolvedRelease: null },
    counts: [[0, 1]],
  },
  {
    ...{ name: 'QuotaExceededError', message: 'The quota has been exceeded.' },
    ...{ location: 'src/shared/lib/storage/unsent-text.ts:44', route: '/new/text' },
    source: 'localStorage.setItem(key, JSON.stringify(value));',
    ...{ releases: ['0.2.0', '0.3.0', '0.4.0'], state: 'open', resolvedRelease: null },
    counts: [
      [11, 3],
      [8, 1],
      [5, 4],
      [2, 2],
    ],
  },
  {
    ...{ name: 'TypeError', message: 'Failed to fetch dynamically imported module' },
    ...{ location: 'src/shared/ui/lazy-code.ts:31', route: '/dashboard' },
    source: 'return load().then(keep, retry);',
    ...{ releases: ['0.1.0', '0.2.0'], state: 'resolved', resolvedRelease: '0.2.0' },
    counts: [
      [13, 9],
      [12, 4],
    ],
  },
  {
    ...{ name: 'Error', message: 'Extension context invalidated.', location: '', route: '/dashboard' },
    ...{ releases: ['0.3.0', '0.4.0'], state: 'open', resolvedRelease: null },
    isExtension: true,
    counts: [
      [6, 17],
      [3, 9],
      [1, 12],
    ],
  },
];

const PEOPLE_SHARE = 0.6;
const NOON_MS = DAY_MS / 2;

function framesOf({ location, source, isExtension = false }: DemoFault): DemoGroup['frames'] {
  const [file = '', line = '0'] = location.split(':');
  if (source === undefined) return [];
  const at = Number(line);
  return [
    { name: '', file, line: at, column: 9, isOwn: !isExtension, lines: [{ line: at, text: source }] },
    {
      name: '',
      file: 'node_modules/react-dom/cjs/react-dom-client.js',
      line: 12_210,
      column: 13,
      isOwn: false,
    },
  ];
}

/** Returns the errors of browsers of the demo world: one that came back, a new one, old ones, one of an extension. */
export function seedActs({ world }: SeedContext): SeedAct[] {
  const { anchor } = world;
  return FAULTS.map((fault) => {
    const { counts, isExtension = false } = fault;
    const ages = counts.map(([ageDays]) => ageDays);
    const group: DemoGroup = {
      ...{ name: fault.name, message: fault.message, location: fault.location, route: fault.route },
      ...{
        releases: fault.releases,
        state: fault.state,
        resolvedRelease: fault.resolvedRelease,
        isExtension,
      },
      frames: framesOf(fault),
      firstSeen: iso(anchor - Math.max(...ages) * DAY_MS - 1),
      lastSeen: iso(anchor - Math.min(...ages) * DAY_MS),
      days: counts.map(([ageDays, count]) => ({
        ...{ day: iso(anchor - ageDays * DAY_MS).slice(0, 10), count },
        peopleCount: Math.ceil(count * PEOPLE_SHARE),
      })),
    };
    return { atMs: anchor - Math.max(...ages) * DAY_MS - NOON_MS, act: (tx) => insertDemoGroup(tx, group) };
  });
}
