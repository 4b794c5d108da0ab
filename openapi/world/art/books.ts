import { backdrop, type Canvas, grain, roundCoordinate, vignette } from './canvas.ts';
import { darken, lighten, oklch } from './colour.ts';

export interface Books {
  style: 'books';
  scene: 'shelf' | 'stack' | 'open' | 'window-seat';
  hue: number;
}

function spine(c: Canvas, x: number, foot: number, w: number, h: number, colour: string): string {
  const pale = lighten(colour, 0.55);
  const kind = c.rnd.int(0, 4);
  let deco = '';
  if (kind === 0)
    deco = `<path d="M${roundCoordinate(x)} ${roundCoordinate(foot - h * 0.86)}h${roundCoordinate(w)}M${roundCoordinate(x)} ${roundCoordinate(foot - h * 0.8)}h${roundCoordinate(w)}M${roundCoordinate(x)} ${roundCoordinate(foot - h * 0.14)}h${roundCoordinate(w)}" stroke="${pale}" stroke-width="3.500"/>`;
  if (kind === 1)
    deco = `<rect x="${roundCoordinate(x + w * 0.2)}" y="${roundCoordinate(foot - h * 0.82)}" width="${roundCoordinate(w * 0.6)}" height="${roundCoordinate(h * 0.36)}" fill="${pale}"/>`;
  if (kind === 2)
    deco = `<circle cx="${roundCoordinate(x + w / 2)}" cy="${roundCoordinate(foot - h * 0.74)}" r="${roundCoordinate(w * 0.26)}" fill="${pale}"/><path d="M${roundCoordinate(x + w / 2)} ${roundCoordinate(foot - h * 0.56)}V${roundCoordinate(foot - h * 0.2)}" stroke="${pale}" stroke-width="${roundCoordinate(w * 0.14)}" stroke-linecap="round"/>`;
  if (kind === 3)
    deco = `<path d="M${roundCoordinate(x + w * 0.35)} ${roundCoordinate(foot - h * 0.84)}V${roundCoordinate(foot - h * 0.3)}M${roundCoordinate(x + w * 0.65)} ${roundCoordinate(foot - h * 0.84)}V${roundCoordinate(foot - h * 0.44)}" stroke="${pale}" stroke-width="5" stroke-linecap="round"/>`;
  return `<rect x="${roundCoordinate(x)}" y="${roundCoordinate(foot - h)}" width="${roundCoordinate(w)}" height="${roundCoordinate(h)}" rx="3" fill="${c.linear(
    [
      [0, darken(colour, 0.2)],
      [0.3, lighten(colour, 0.12)],
      [1, darken(colour, 0.3)],
    ],
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  )}"/>${deco}`;
}

/** Draws books on shelves, stacked with a cup, lying open, or on a window seat. */
export function drawBooks(c: Canvas, o: Books): void {
  const r = c.rnd;
  const tone = () => oklch(r.range(0.38, 0.66), r.range(0.06, 0.13), o.hue + r.range(-70, 70));
  const wood = '#7d5638';
  if (o.scene === 'shelf') {
    backdrop(
      c,
      c.linear([
        [0, '#3c2a20'],
        [1, '#241812'],
      ]),
    );
    const rows = Math.max(2, Math.round(c.h / 330));
    const rh = c.h / rows;
    for (let j = 0; j < rows; j += 1) {
      const foot = (j + 1) * rh - 30;
      c.add(
        `<rect x="0" y="${roundCoordinate(foot)}" width="1000" height="30" fill="${c.linear([
          [0, lighten(wood, 0.25)],
          [0.3, wood],
          [1, darken(wood, 0.4)],
        ])}"/>`,
      );
      for (let x = r.range(12, 30); x < 960; ) {
        const kind = r.int(0, 13);
        if (kind === 0 && x < 840) {
          for (let k = 0; k < 3; k += 1) {
            const cw = r.range(110, 140);
            c.add(
              `<g transform="translate(${roundCoordinate(x)} ${roundCoordinate(foot - k * 34 - 34)})"><rect width="${roundCoordinate(cw)}" height="33" rx="3" fill="${tone()}"/><path d="M12 5v23M${roundCoordinate(cw - 14)} 5v23" stroke="#f3e4c4" stroke-width="4"/></g>`,
            );
          }
          c.add(
            `<g transform="translate(${roundCoordinate(x + 62)} ${roundCoordinate(foot - 104)})"><path d="M-22-30H22L16 0H-16Z" fill="#b5603f"/>${[-50, -22, 8, 34, 60].map((a) => `<ellipse cy="-62" rx="9" ry="36" fill="#5f8f5a" transform="rotate(${a} 0 -30)"/>`).join('')}</g>`,
          );
          x += 154;
        } else if (kind === 1 && x < 880) {
          const w = r.range(34, 48);
          c.add(
            `<g transform="rotate(14 ${roundCoordinate(x + 40)} ${roundCoordinate(foot)})">${spine(c, x + 34, foot - 4, w, rh * 0.68, tone())}</g>`,
          );
          x += w + 88;
        } else {
          const w = r.range(24, 58);
          c.add(spine(c, x, foot, w, rh * r.range(0.56, 0.8), tone()));
          x += w + 2;
        }
      }
    }
  } else if (o.scene === 'open') {
    const cloth = oklch(0.6, 0.07, o.hue);
    backdrop(
      c,
      c.linear(
        [
          [0, lighten(cloth, 0.15)],
          [1, darken(cloth, 0.2)],
        ],
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ),
    );
    let weave = '';
    for (let x = 0; x < 1000; x += 26) weave += `M${x} 0V${roundCoordinate(c.h)}`;
    for (let y = 0; y < c.h; y += 26) weave += `M0 ${y}H1000`;
    c.add(`<path d="${weave}" stroke="#fff" stroke-width="6" opacity=".1"/>`);
    const mid = c.h * 0.5;
    const h = Math.min(520, c.h * 0.66);
    const top = mid - h / 2;
    c.add(
      `<path d="M130 ${roundCoordinate(top + 26)}Q500 ${roundCoordinate(top - 24)} 500 ${roundCoordinate(top + 26)}Q500 ${roundCoordinate(top - 24)} 870 ${roundCoordinate(top + 26)}V${roundCoordinate(top + h + 24)}H130Z" fill="#140a05" opacity=".22" transform="translate(10 16)"/><path d="M118 ${roundCoordinate(top + 10)}H882V${roundCoordinate(top + h + 22)}H118Z" fill="${darken(cloth, 0.4)}"/>`,
    );
    const page = (side: 1 | -1) =>
      `M500 ${roundCoordinate(top + 20)}Q${roundCoordinate(500 + side * 200)} ${roundCoordinate(top - 26)} ${roundCoordinate(500 + side * 364)} ${roundCoordinate(top + 6)}V${roundCoordinate(top + h)}Q${roundCoordinate(500 + side * 200)} ${roundCoordinate(top + h - 30)} 500 ${roundCoordinate(top + h + 12)}Z`;
    c.add(`<path d="${page(-1)}" fill="#fbf4e2"/><path d="${page(1)}" fill="#f3e9d0"/>`);
    let lines = '';
    for (let i = 0; i < 15; i += 1) {
      const y = top + 66 + i * ((h - 120) / 15);
      lines += `M180 ${roundCoordinate(y)}Q320 ${roundCoordinate(y - 18)} ${roundCoordinate(i % 6 === 5 ? 350 : 462)} ${roundCoordinate(y - 4)}`;
      if (i > 4)
        lines += `M540 ${roundCoordinate(y - 4)}Q680 ${roundCoordinate(y - 18)} ${roundCoordinate(i === 14 ? 700 : 820)} ${roundCoordinate(y)}`;
    }
    c.add(
      `<path d="${lines}" fill="none" stroke="#5a4a3a" stroke-width="5" opacity=".5"/><path d="M620 ${roundCoordinate(top + 150)}q60-70 120 0q-60 34-120 0z" fill="${oklch(0.62, 0.12, o.hue + 120)}"/><path d="M500 ${roundCoordinate(top + 20)}V${roundCoordinate(top + h + 12)}" stroke="#8a7350" stroke-width="4" opacity=".6"/><path d="M520 ${roundCoordinate(top + 16)}q20 ${roundCoordinate(h * 0.6)} -6 ${roundCoordinate(h + 60)}l26-14 22 20q16-${roundCoordinate(h * 0.6)} -14-${roundCoordinate(h + 62)}z" fill="#b23a3a"/>`,
    );
    c.add(
      `<g transform="translate(880 ${roundCoordinate(top + 20)})"><circle r="92" fill="#140a05" opacity=".2" cx="8" cy="12"/><circle r="92" fill="#f2ece0"/><circle r="70" fill="#e2d8c6"/><circle r="62" fill="#7a4a28"/><path d="M-34-22q30-26 64-6" stroke="#b98a5a" stroke-width="8" fill="none" stroke-linecap="round"/></g>`,
    );
  } else {
    const wall = oklch(0.72, 0.06, o.hue);
    backdrop(
      c,
      c.linear([
        [0, lighten(wall, 0.1)],
        [1, darken(wall, 0.24)],
      ]),
    );
    const foot = c.h * 0.82;
    if (o.scene === 'window-seat') {
      c.add(
        `<rect x="120" y="${roundCoordinate(c.h * 0.08)}" width="620" height="${roundCoordinate(c.h * 0.62)}" fill="${c.linear(
          [
            [0, '#6f93b5'],
            [0.6, '#c9d5d8'],
            [1, '#e9dcc4'],
          ],
        )}"/>`,
      );
      let rain = '';
      for (let i = 0; i < 80; i += 1)
        rain += `M${roundCoordinate(r.range(130, 730))} ${roundCoordinate(r.range(c.h * 0.1, c.h * 0.64))}l-4 ${roundCoordinate(r.range(14, 40))}`;
      c.add(
        `<path d="M120 ${roundCoordinate(c.h * 0.6)}Q260 ${roundCoordinate(c.h * 0.48)} 420 ${roundCoordinate(c.h * 0.58)}T740 ${roundCoordinate(c.h * 0.54)}V${roundCoordinate(c.h * 0.7)}H120Z" fill="#5f7f6f"/><path d="${rain}" stroke="#fff" stroke-width="2.500" opacity=".6"/><path d="M120 ${roundCoordinate(c.h * 0.08)}h620v${roundCoordinate(c.h * 0.62)}h-620zM430 ${roundCoordinate(c.h * 0.08)}v${roundCoordinate(c.h * 0.62)}M120 ${roundCoordinate(c.h * 0.38)}h620" fill="none" stroke="#f3ece0" stroke-width="22"/>`,
      );
      c.add(
        `<path d="M60 ${roundCoordinate(c.h * 0.72)}H800V${roundCoordinate(foot + 14)}H60Z" fill="${oklch(0.55, 0.1, o.hue + 40)}"/><path d="M60 ${roundCoordinate(c.h * 0.72)}H800" stroke="${oklch(0.68, 0.1, o.hue + 40)}" stroke-width="18" stroke-linecap="round"/>`,
      );
    }
    c.add(
      `<rect y="${roundCoordinate(foot)}" width="1000" height="${roundCoordinate(c.h - foot)}" fill="${c.linear(
        [
          [0, lighten(wood, 0.25)],
          [0.1, wood],
          [1, darken(wood, 0.4)],
        ],
      )}"/>`,
    );
    let y = o.scene === 'stack' ? foot : c.h * 0.72;
    const cx = o.scene === 'stack' ? 470 : 560;
    const count = o.scene === 'stack' ? 7 : 4;
    const unit = Math.min(64, (c.h * 0.56) / 8);
    c.add(
      `<ellipse cx="${cx + 20}" cy="${roundCoordinate(y + 2)}" rx="${o.scene === 'stack' ? 280 : 170}" ry="14" fill="#140a05" opacity=".3"/>`,
    );
    for (let i = 0; i < count; i += 1) {
      const h = unit * r.range(0.75, 1.15);
      const w = r.range(330, 470) * (o.scene === 'stack' ? 1 : 0.62);
      const x = cx - w / 2 + r.range(-26, 26);
      const colour = tone();
      c.add(
        `<rect x="${roundCoordinate(x)}" y="${roundCoordinate(y - h)}" width="${roundCoordinate(w)}" height="${roundCoordinate(h)}" rx="5" fill="${c.linear(
          [
            [0, lighten(colour, 0.18)],
            [0.5, colour],
            [1, darken(colour, 0.35)],
          ],
        )}"/><path d="M${roundCoordinate(x + 26)} ${roundCoordinate(y - h)}v${roundCoordinate(h)}M${roundCoordinate(x + w - 30)} ${roundCoordinate(y - h)}v${roundCoordinate(h)}" stroke="${lighten(colour, 0.5)}" stroke-width="6"/><path d="M${roundCoordinate(x + 60)} ${roundCoordinate(y - h / 2)}h${roundCoordinate(w * r.range(0.3, 0.5))}" stroke="${lighten(colour, 0.55)}" stroke-width="9" stroke-linecap="round"/>`,
      );
      y -= h;
    }
    c.add(
      `<g transform="translate(${cx - 10} ${roundCoordinate(y)})"><path d="M52-70C100-78 98-20 50-26" fill="none" stroke="#c9beac" stroke-width="12"/><path d="M-56-92H56L46 0H-46Z" fill="#efe7d8"/><path d="M0-92H56L46 0H10Z" fill="#cbbfab" opacity=".6"/><path d="M-12-108c-12-20 14-28 2-50M18-106c-12-18 12-24 4-44" fill="none" stroke="#fff" stroke-width="6" opacity=".55" stroke-linecap="round"/></g>`,
    );
    if (o.scene === 'stack')
      c.add(
        `<path d="M760 ${roundCoordinate(foot)}L790 ${roundCoordinate(foot - 230)}H850L880 ${roundCoordinate(foot)}Z" fill="#3f5f6a"/><g fill="#6f9a6a">${[-46, -20, 6, 30, 54].map((a) => `<ellipse cx="820" cy="${roundCoordinate(foot - 330)}" rx="20" ry="104" transform="rotate(${a} 820 ${roundCoordinate(foot - 226)})"/>`).join('')}</g>`,
      );
  }
  vignette(c, 0.32);
  grain(c, 0.055);
}
