import { type Canvas, glow, type Point, roundCoordinate } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import { heightAt, type Landscape, type Look } from './landscape-looks.ts';

/** Draws the object in the foreground. */
export function drawForegroundObject(
  c: Canvas,
  o: Landscape,
  look: Look,
  line: readonly Point[],
  waterTop: number,
): void {
  const dark = o.mood === 'snow' ? '#3a4658' : darken(look.near, 0.25);
  const lit = '#ffcf6b';
  const unit = Math.min(1, c.h / 760);
  const at = (x: number) => heightAt(line, x);
  switch (o.thing) {
    case 'hut': {
      const x = 640;
      const y = at(x) + 14;
      const s = 1.15 * unit;
      c.add(
        `<g transform="translate(${x} ${roundCoordinate(y)}) scale(${roundCoordinate(s)})"><path d="M-60 0V-52L0-92L60-52V0Z" fill="${dark}"/><path d="M-74-44L0-98L74-44L66-36L0-84L-66-36Z" fill="${o.mood === 'snow' ? '#f7fafc' : darken(look.near, 0.5)}"/><rect x="30" y="-104" width="13" height="36" fill="${dark}"/><rect x="-38" y="-40" width="22" height="20" fill="${lit}"/><rect x="14" y="-40" width="22" height="20" fill="${lit}"/><path d="M-38-30h22M-27-40v20M14-30h22M25-40v20" stroke="${dark}" stroke-width="2.5"/><path d="M36-112c-8-16 14-22 4-42s12-24 6-40" fill="none" stroke="${lighten(look.mist, 0.2)}" stroke-width="7" stroke-linecap="round" opacity=".5"/></g>`,
      );
      glow(c, x, y - 30, 130 * unit, lit, 0.45);
      return;
    }
    case 'lighthouse': {
      const x = 790;
      const y = at(x) + 10;
      const s = 1.25 * unit;
      c.add(
        `<g transform="translate(${x} ${roundCoordinate(y)}) scale(${roundCoordinate(s)})"><path d="M-22 0L-14-150H14L22 0Z" fill="#f4efe6"/><path d="M-19.5-46L-17-92H17L19.500-46Z" fill="#b5413a"/><path d="M-15.300-120L-14-150H14L15.300-120Z" fill="#b5413a"/><path d="M0 0h22L14-150H0Z" fill="${dark}" opacity=".28"/><rect x="-20" y="-158" width="40" height="9" fill="${dark}"/><rect x="-11" y="-180" width="22" height="23" fill="${lit}"/><path d="M-15-180L0-198L15-180Z" fill="${dark}"/></g>`,
      );
      const beam = c.linear(
        [
          [0, '#fff0b8', 0.65],
          [1, '#fff0b8', 0],
        ],
        { x: 1, y: 0 },
        { x: 0, y: 0 },
      );
      const ly = y - 168 * s;
      c.add(
        `<path d="M${x} ${roundCoordinate(ly)}L-20 ${roundCoordinate(ly - 120)}V${roundCoordinate(ly + 30)}Z" fill="${beam}"/>`,
      );
      glow(c, x, ly, 110 * unit, '#ffe7a0', 0.9);
      return;
    }
    case 'boat': {
      const y = waterTop + (c.h - waterTop) * 0.42;
      c.add(
        `<g transform="translate(360 ${roundCoordinate(y)}) scale(${roundCoordinate(1.2 * unit)})"><path d="M-70 0Q-60 26-34 28H34Q60 26 76-6Q10 8-70 0Z" fill="${dark}"/><path d="M-6 0V-130" stroke="${dark}" stroke-width="4"/><path d="M0-126C46-84 56-40 58-14H0Z" fill="${lighten(look.light, 0.3)}"/><path d="M-10-112C-34-70-46-40-50-14H-10Z" fill="${mix(look.light, look.far, 0.35)}"/><path d="M-60 40h120M-30 52h70" stroke="${dark}" stroke-width="4" opacity=".35"/></g>`,
      );
      return;
    }
    case 'jetty': {
      const y = waterTop + (c.h - waterTop) * 0.2;
      const b = c.h + 10;
      c.add(
        `<path d="M470 ${roundCoordinate(y)}H520L640 ${roundCoordinate(b)}H330Z" fill="${mix(dark, look.far, 0.25)}"/>`,
      );
      let planks = '';
      for (let i = 1; i < 16; i += 1) {
        const k = (i / 16) ** 1.7;
        const yy = y + (b - y) * k;
        planks += `M${roundCoordinate(470 - 140 * k)} ${roundCoordinate(yy)}H${roundCoordinate(520 + 120 * k)}`;
      }
      c.add(`<path d="${planks}" stroke="${dark}" stroke-width="3" opacity=".6"/>`);
      let posts = '';
      for (const k of [0.05, 0.2, 0.45, 0.85]) {
        const yy = y + (b - y) * k;
        const s = 12 + 50 * k;
        posts += `M${roundCoordinate(468 - 140 * k)} ${roundCoordinate(yy + s)}v${roundCoordinate(-s * 2)}M${roundCoordinate(522 + 120 * k)} ${roundCoordinate(yy + s)}v${roundCoordinate(-s * 2)}`;
      }
      c.add(`<path d="${posts}" stroke="${dark}" stroke-width="9" stroke-linecap="round"/>`);
      return;
    }
    case 'fence': {
      let d = '';
      let wire = '';
      for (let i = 0; i < 10; i += 1) {
        const x = 30 + i * 108 + c.rnd.range(-8, 8);
        const y = at(x);
        const lean = c.rnd.range(-8, 8);
        d += `M${roundCoordinate(x)} ${roundCoordinate(y + 22)}L${roundCoordinate(x + lean)} ${roundCoordinate(y - 62)}`;
        wire += `${i === 0 ? 'M' : 'L'}${roundCoordinate(x + lean * 0.8)} ${roundCoordinate(y - 48)}`;
      }
      c.add(
        `<path d="${d}" stroke="${dark}" stroke-width="8" stroke-linecap="round"/><path d="${wire}" fill="none" stroke="${dark}" stroke-width="2.500"/>`,
      );
      return;
    }
    case 'poles': {
      let d = '';
      const tops: Point[] = [];
      for (let i = 0; i < 6; i += 1) {
        const k = i / 5;
        const x = 60 + 880 * k ** 0.8;
        const h = (230 - 165 * k) * unit;
        const y = at(x) + 12;
        d += `M${roundCoordinate(x)} ${roundCoordinate(y)}V${roundCoordinate(y - h)}M${roundCoordinate(x - h * 0.17)} ${roundCoordinate(y - h * 0.93)}h${roundCoordinate(h * 0.34)}M${roundCoordinate(x - h * 0.13)} ${roundCoordinate(y - h * 0.84)}h${roundCoordinate(h * 0.26)}`;
        tops.push({ x, y: y - h * 0.93 });
      }
      let wire = '';
      for (let i = 0; i + 1 < tops.length; i += 1) {
        const a = tops[i];
        const b = tops[i + 1];
        if (a && b)
          wire += `M${roundCoordinate(a.x)} ${roundCoordinate(a.y)}Q${roundCoordinate((a.x + b.x) / 2)} ${roundCoordinate((a.y + b.y) / 2 + 26)} ${roundCoordinate(b.x)} ${roundCoordinate(b.y)}`;
      }
      c.add(
        `<path d="${d}" stroke="${dark}" stroke-width="5" stroke-linecap="round"/><path d="${wire}" fill="none" stroke="${dark}" stroke-width="1.800"/>`,
      );
      return;
    }
    case 'lone-tree': {
      const x = 330;
      const y = at(x) + 12;
      const leaf = o.mood === 'autumn' ? '#b5502a' : dark;
      c.add(
        `<path d="M${x - 9} ${roundCoordinate(y)}C${x - 4} ${roundCoordinate(y - 60)} ${x - 16} ${roundCoordinate(y - 90)} ${x - 40} ${roundCoordinate(y - 130)}L${x - 30} ${roundCoordinate(y - 136)}C${x - 12} ${roundCoordinate(y - 104)} ${x} ${roundCoordinate(y - 100)} ${x + 2} ${roundCoordinate(y - 84)}C${x + 10} ${roundCoordinate(y - 110)} ${x + 26} ${roundCoordinate(y - 124)} ${x + 46} ${roundCoordinate(y - 140)}L${x + 54} ${roundCoordinate(y - 132)}C${x + 24} ${roundCoordinate(y - 100)} ${x + 6} ${roundCoordinate(y - 60)} ${x + 12} ${roundCoordinate(y)}Z" fill="${dark}"/>`,
      );
      for (let i = 0; i < 26; i += 1) {
        const a = c.rnd.range(0, Math.PI * 2);
        const r = Math.sqrt(c.rnd.next());
        const px = x + 4 + Math.cos(a) * r * 105;
        const py = y - 168 + Math.sin(a) * r * 66;
        c.add(
          `<circle cx="${roundCoordinate(px)}" cy="${roundCoordinate(py)}" r="${roundCoordinate(c.rnd.range(20, 36))}" fill="${mix(leaf, look.far, c.rnd.range(0, 0.3) * (py < y - 180 ? 1 : 0.3))}"/>`,
        );
      }
      return;
    }
    case 'tent': {
      const x = 420;
      const y = at(x) + 16;
      c.add(
        `<path d="M${x - 95} ${roundCoordinate(y)}L${x} ${roundCoordinate(y - 92)}L${x + 110} ${roundCoordinate(y)}Z" fill="#d9793f"/><path d="M${x - 95} ${roundCoordinate(y)}L${x} ${roundCoordinate(y - 92)}L${x + 12} ${roundCoordinate(y)}Z" fill="#f0a057"/><path d="M${x - 48} ${roundCoordinate(y)}L${x - 4} ${roundCoordinate(y - 78)}L${x - 8} ${roundCoordinate(y)}Z" fill="#ffe3a1"/>`,
      );
      glow(c, x - 20, y - 20, 150, '#ffcf6b', 0.5);
      return;
    }
    case 'walker': {
      const x = 560;
      const y = at(x) + 4;
      c.add(
        `<g transform="translate(${x} ${roundCoordinate(y)}) scale(${roundCoordinate(0.9 * unit)})" fill="${dark}"><circle cy="-84" r="9"/><path d="M-10-72Q0-80 9-72L12-38L9-36L16 0H8L0-32L-10 0H-17L-8-38Z"/><path d="M-10-72C-24-70-24-46-12-42Z"/></g><path d="M${x + 14} ${roundCoordinate(y - 46 * unit)}L${x + 26} ${roundCoordinate(y + 2)}" stroke="${dark}" stroke-width="2.500"/>`,
      );
      return;
    }
    default:
  }
}
