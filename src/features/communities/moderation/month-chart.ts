import type { AuditDay } from '#generated/zod/auditDay.zod.ts';
import type { AuditSummary } from '#generated/zod/auditSummary.zod.ts';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';

const DAY_SECONDS = 86_400;

/** Acts of one actor on one day. */
export type ChartDay = { removed: number; restored: number; other: number };

/** One actor of a month: a moderator, all automatic rules together, or for members all moderators together. */
export type ChartRow = {
  key: string;
  actor: BlogRef | undefined;
  actorKind: string;
  total: number;
  /** One for each day of the month; undefined where they did nothing. */
  days: (ChartDay | undefined)[];
};

/** From an act to its undoing, by row and by day from 0; the day is -1 where the act was in an earlier month. */
export type ChartArc = {
  key: string;
  from: { row: number; day: number };
  to: { row: number; day: number };
};

type Actor = Pick<AuditDay, 'actor' | 'actorKind'>;

function keyOf({ actor, actorKind }: Actor): string {
  return `${actorKind} ${actor?.uuid ?? ''}`;
}

/** Returns a day such as 2026-11-30 if it exists. */
export function existingDay(name: string | null): string | undefined {
  if (name === null || !/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(name)) return undefined;
  const date = new Date(name);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(name) ? name : undefined;
}

/** Returns the name of a day of a month, such as 2026-11-30, by its number from 0. */
export function dayNameOf(month: string, day: number): string {
  return `${month}-${String(day + 1).padStart(2, '0')}`;
}

/** Returns the start of a month, such as 2026-11, in seconds since 1970, and the number of its days. */
export function monthSpan(month: string): { start: number; dayCount: number } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const start = Date.UTC(year, number - 1) / 1000;
  return { start, dayCount: (Date.UTC(year, number) / 1000 - start) / DAY_SECONDS };
}

/** Returns the rows and the arcs of the picture of a month. */
export function chartOf({ month, actors, undone }: AuditSummary): { rows: ChartRow[]; arcs: ChartArc[] } {
  const { start, dayCount } = monthSpan(month);
  const dayAt = (seconds: number): number => Math.max(-1, Math.floor((seconds - start) / DAY_SECONDS));
  const rows = actors.map(({ days, actor, actorKind }): ChartRow => {
    const row: ChartRow = {
      key: keyOf({ actor, actorKind }),
      actor,
      actorKind,
      total: 0,
      days: Array.from({ length: dayCount }, () => undefined),
    };
    for (const { dayTs, removedCount, restoredCount, otherCount } of days) {
      row.total += removedCount + restoredCount + otherCount;
      row.days[dayAt(dayTs)] = { removed: removedCount, restored: restoredCount, other: otherCount };
    }
    return row;
  });
  // People first, then the rules and the site.
  rows.sort((a, b) => Number(a.actorKind !== 'member') - Number(b.actorKind !== 'member'));
  const rowOf = (day: Actor): number => rows.findIndex(({ key }) => key === keyOf(day));
  const arcs = undone.map(({ undoneById, acted, undone: back }): ChartArc => {
    const to = { row: rowOf(back), day: dayAt(back.dayTs) };
    const day = dayAt(acted.dayTs);
    const row = rowOf(acted);
    // An actor who did nothing in this month has no row; the arc comes from the edge of the row that undid it.
    return { key: undoneById, from: row === -1 ? { row: to.row, day: -1 } : { row, day }, to };
  });
  return { rows, arcs: arcs.filter(({ to }) => to.row >= 0 && to.day >= 0) };
}
