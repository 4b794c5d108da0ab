import type { IncomeMonth } from '#generated/zod/incomeMonth.zod.ts';

/** Months that a chart has room for. */
export const MONTH_COUNT = 12;
/** Stitches side by side in a month, and their size in the drawing, which is scaled. */
const ROW_STITCH_COUNT = 3;
const STITCH_WIDTH_PX = 12;
const ROW_HEIGHT_PX = 10.5;
const MONTH_WIDTH_PX = 41.4;
/** Space around the strokes of the outermost stitches. */
const EDGE_PX = 3;
/** From so many supporters on a stitch is more than one, so that columns stay low. */
const STITCH_STEPS = [
  { from: 500, size: 25 },
  { from: 100, size: 5 },
] as const;

/** A plan that supporters have or had in the shown months. */
export type KnittedPlan = { id: string; name: string };

/** Returns the number of supporters that one stitch stands for: 1, from 100 supporters on 5, from 500 on 25. */
export function stitchSize(months: readonly IncomeMonth[]): number {
  return stitchSizeOf(Math.max(0, ...months.map(supporterCount)));
}

function stitchSizeOf(count: number): number {
  return STITCH_STEPS.find(({ from }) => count >= from)?.size ?? 1;
}

/** Returns the number of supporters of a month. */
export function supporterCount({ supporters }: IncomeMonth): number {
  return supporters.reduce((sum, { count }) => sum + count, 0);
}

/** Returns the plans of all months, each once, in the order of the plans. */
export function knittedPlans(months: readonly IncomeMonth[]): KnittedPlan[] {
  const names = new Map(
    months.flatMap(({ supporters }) => supporters.map(({ planId, planName }) => [planId, planName] as const)),
  );
  return [...names].map(([id, name]) => ({ id, name }));
}

/** Returns the stitches of a month from the bottom up: the place of the plan of each, the last plan first. */
function stitchesOf(month: IncomeMonth, plans: readonly KnittedPlan[], size: number): number[] {
  return [...plans.entries()].reverse().flatMap(([place, { id }]) => {
    const { count = 0 } = month.supporters.find(({ planId }) => planId === id) ?? {};
    return Array.from({ length: Math.ceil(count / size) }, () => place);
  });
}

/** Size of the swatch of a plan, and the stitches that it has room for: six rows of twelve. */
export const SWATCH = { width: 150, height: 67, rowStitchCount: 12, rowCount: 6 } as const;

/** Returns the stitches of a plan's swatch from the bottom up; those that do not fit are left out. */
export function knitSwatch(count: number): string {
  const { height, rowStitchCount, rowCount } = SWATCH;
  const stitchCount = Math.min(rowStitchCount * rowCount, Math.ceil(count / stitchSizeOf(count)));
  return Array.from({ length: stitchCount }, (_, at) => {
    const x = EDGE_PX + (at % rowStitchCount) * STITCH_WIDTH_PX;
    const y = height - ROW_HEIGHT_PX * (Math.floor(at / rowStitchCount) + 1) + EDGE_PX / 2;
    return stitchAt(x, y);
  }).join('');
}

function stitchAt(x: number, y: number): string {
  return `M${x.toFixed(1)} ${y.toFixed(1)}l4.6 6 4.6-6`;
}

/** A chart of supporters: one path of stitches for each plan. */
export type Knitting = { width: number; height: number; paths: readonly string[] };

/** Returns the drawing of the supporters of each month, three stitches to a row; the last month stands at the end. */
export function knit(months: readonly IncomeMonth[]): Knitting {
  const plans = knittedPlans(months);
  const columns = months.map((month) => stitchesOf(month, plans, stitchSize(months)));
  const rowCount = Math.max(1, ...columns.map(({ length }) => Math.ceil(length / ROW_STITCH_COUNT)));
  const height = rowCount * ROW_HEIGHT_PX + EDGE_PX;
  const paths = plans.map(() => '');
  for (const [column, stitches] of columns.entries()) {
    const start = EDGE_PX + (MONTH_COUNT - months.length + column) * MONTH_WIDTH_PX;
    for (const [at, plan] of stitches.entries()) {
      const x = start + (at % ROW_STITCH_COUNT) * STITCH_WIDTH_PX;
      const y = height - ROW_HEIGHT_PX * (Math.floor(at / ROW_STITCH_COUNT) + 1) + EDGE_PX / 2;
      paths[plan] += stitchAt(x, y);
    }
  }
  return { width: MONTH_COUNT * MONTH_WIDTH_PX, height, paths };
}
