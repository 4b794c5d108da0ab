import type { Point } from './canvas.ts';

/** Returns the line segments where a field crosses a level, joined into polylines (marching squares). */
export function isoLines(
  field: readonly number[],
  cols: number,
  rows: number,
  level: number,
  step: number,
): Point[][] {
  const at = (i: number, j: number) => field[j * cols + i] ?? 0;
  const key = (p: Point) => `${Math.round(p.x * 4)},${Math.round(p.y * 4)}`;
  const next = new Map<string, Point[]>();
  const link = (a: Point, b: Point) => {
    next.set(key(a), [...(next.get(key(a)) ?? []), b]);
    next.set(key(b), [...(next.get(key(b)) ?? []), a]);
  };
  const cut = (i: number, j: number, k: number, l: number): Point => {
    const a = at(i, j);
    const b = at(k, l);
    const t = (level - a) / (b - a || 1e-9);
    return { x: (i + (k - i) * t) * step, y: (j + (l - j) * t) * step };
  };
  const ends: Point[] = [];
  for (let j = 0; j + 1 < rows; j += 1) {
    for (let i = 0; i + 1 < cols; i += 1) {
      const code =
        (at(i, j) > level ? 1 : 0) |
        (at(i + 1, j) > level ? 2 : 0) |
        (at(i + 1, j + 1) > level ? 4 : 0) |
        (at(i, j + 1) > level ? 8 : 0);
      if (code === 0 || code === 15) continue;
      const top = () => cut(i, j, i + 1, j);
      const right = () => cut(i + 1, j, i + 1, j + 1);
      const low = () => cut(i, j + 1, i + 1, j + 1);
      const left = () => cut(i, j, i, j + 1);
      const pairs: [() => Point, () => Point][] =
        code === 1 || code === 14
          ? [[left, top]]
          : code === 2 || code === 13
            ? [[top, right]]
            : code === 3 || code === 12
              ? [[left, right]]
              : code === 4 || code === 11
                ? [[right, low]]
                : code === 6 || code === 9
                  ? [[top, low]]
                  : code === 7 || code === 8
                    ? [[left, low]]
                    : code === 5
                      ? [
                          [left, low],
                          [top, right],
                        ]
                      : [
                          [left, top],
                          [right, low],
                        ];
      for (const [a, b] of pairs) {
        link(a(), b());
        ends.push(a());
      }
    }
  }
  const used = new Set<string>();
  const lines: Point[][] = [];
  const walk = (from: Point) => {
    const line: Point[] = [from];
    used.add(key(from));
    for (let p: Point | undefined = from; p; ) {
      const step2: Point | undefined = (next.get(key(p)) ?? []).find((q) => !used.has(key(q)));
      if (!step2) {
        const last = line[line.length - 1];
        if (line.length > 2 && last && (next.get(key(last)) ?? []).some((q) => key(q) === key(from)))
          line.push(from);
        break;
      }
      used.add(key(step2));
      line.push(step2);
      p = step2;
    }
    return line;
  };
  const open = ends.filter((p) => (next.get(key(p)) ?? []).length === 1);
  for (const p of [...open, ...ends]) if (!used.has(key(p))) lines.push(walk(p));
  return lines.filter((l) => l.length > 2);
}
