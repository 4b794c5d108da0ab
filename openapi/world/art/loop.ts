import { backdrop, type Canvas, roundCoordinate } from './canvas.ts';
import { catHead } from './cat.ts';
import { mix, ramp } from './colour.ts';

export interface Loop {
  style: 'loop';
  scene:
    | 'lighthouse'
    | 'waves'
    | 'candle'
    | 'train'
    | 'blink'
    | 'boat'
    | 'steam'
    | 'snow'
    | 'moonrise'
    | 'horse'
    | 'leaf'
    | 'dough';
}

const TAU = Math.PI * 2;

/** Draws a sliding row of paper waves that repeats every `period` units. */
function waves(y: number, amp: number, period: number, shift: number, floor: number, fill: string): string {
  let d = `M${roundCoordinate(-period + shift)} ${roundCoordinate(y)}`;
  for (let x = -period; x < 1000 + period; x += period)
    d += `q${roundCoordinate(period / 4)} ${roundCoordinate(-amp * 2)} ${roundCoordinate(period / 2)} 0t${roundCoordinate(period / 2)} 0`;
  return `<path d="${d}V${roundCoordinate(floor)}H-400Z" fill="${fill}"/>`;
}

/** Draws a frame of a seamless cut-paper animation, at `t` in [0, 1). Flat colours keep the files small. */
export function drawLoop(c: Canvas, o: Loop, t = 0): void {
  const h = c.h;
  const sin = (k = 1, off = 0) => Math.sin((t * k + off) * TAU);
  switch (o.scene) {
    case 'lighthouse': {
      backdrop(c, '#1c2450');
      for (let i = 0; i < 50; i += 1)
        c.add(
          `<circle cx="${roundCoordinate(c.rnd.range(0, 1000))}" cy="${roundCoordinate(c.rnd.range(0, h * 0.6))}" r="${roundCoordinate(c.rnd.range(1.5, 3.5))}" fill="#e8ecff"/>`,
        );
      const x = 640;
      const y = h * 0.33;
      const sweep = Math.cos(t * TAU);
      const reach = sweep * 900;
      const wide = 40 + Math.abs(sweep) * 70;
      c.add(
        `<path d="M${x} ${roundCoordinate(y)}L${roundCoordinate(x + reach)} ${roundCoordinate(y - wide)}V${roundCoordinate(y + wide)}Z" fill="#f7dc8a" opacity="${roundCoordinate(0.35 + Math.abs(sweep) * 0.35)}"/>`,
      );
      c.add(
        `<path d="M420 ${roundCoordinate(h)}Q520 ${roundCoordinate(h * 0.66)} 640 ${roundCoordinate(h * 0.68)}T900 ${roundCoordinate(h)}Z" fill="#3a3558"/><path d="M596 ${roundCoordinate(h * 0.7)}L612 ${roundCoordinate(h * 0.4)}H668L684 ${roundCoordinate(h * 0.7)}Z" fill="#f3ece0"/><path d="M603 ${roundCoordinate(h * 0.58)}L607 ${roundCoordinate(h * 0.5)}H673L677 ${roundCoordinate(h * 0.58)}Z" fill="#c4473f"/><rect x="600" y="${roundCoordinate(h * 0.375)}" width="80" height="16" fill="#2a2745"/><rect x="616" y="${roundCoordinate(h * 0.285)}" width="48" height="${roundCoordinate(h * 0.09)}" fill="${mix('#f7dc8a', '#ffffff', Math.max(0, -sin(1, 0.25)) * 0.8)}"/><path d="M604 ${roundCoordinate(h * 0.285)}L640 ${roundCoordinate(h * 0.22)}L676 ${roundCoordinate(h * 0.285)}Z" fill="#2a2745"/>`,
      );
      c.add(
        waves(h * 0.8, 14, 200, (t * 200) % 200, h, '#2f5a86') +
          waves(h * 0.88, 16, 250, 250 - ((t * 250) % 250), h, '#244568') +
          waves(h * 0.95, 14, 200, (t * 200 + 60) % 200, h, '#182f4c'),
      );
      return;
    }
    case 'waves':
      backdrop(c, '#f7d9b0');
      c.add(
        `<circle cx="500" cy="${roundCoordinate(h * 0.42)}" r="${roundCoordinate(h * 0.2)}" fill="#f08a5a"/>`,
      );
      ['#f2b38a', '#e58a7a', '#a8647f', '#6a4a78', '#3f3560'].forEach((fill, i) => {
        c.add(
          waves(
            h * (0.5 + i * 0.11) + sin(1, i * 0.2) * 8,
            22 + i * 4,
            250,
            i % 2 ? t * 250 : 250 - t * 250,
            h,
            fill,
          ),
        );
      });
      return;
    case 'candle': {
      backdrop(c, '#2a1f33');
      const sway = sin(2) * 10 + sin(3, 0.3) * 5;
      const tall = 1 + sin(3) * 0.06;
      const y = h * 0.5;
      [430, 330, 230].forEach((r, i) => {
        c.add(
          `<circle cx="500" cy="${roundCoordinate(y - 40)}" r="${roundCoordinate((r + sin(3, i * 0.2) * 12) * (h / 1000))}" fill="${ramp(['#3c2a3f', '#5a3a40', '#7d5040'], i / 2)}"/>`,
        );
      });
      c.add(
        `<rect y="${roundCoordinate(h * 0.84)}" width="1000" height="${roundCoordinate(h)}" fill="#1a1220"/><path d="M380 ${roundCoordinate(h * 0.84)}h240l-30 ${roundCoordinate(h * 0.05)}h-180z" fill="#a8793f"/><rect x="440" y="${roundCoordinate(y)}" width="120" height="${roundCoordinate(h * 0.34)}" rx="10" fill="#f3e6cc"/><path d="M440 ${roundCoordinate(y + 20)}q30 70 44 10t40 20 36-10v-40h-120z" fill="#fff6e2"/><path d="M500 ${roundCoordinate(y)}v-30" stroke="#3a2a20" stroke-width="8"/><path d="M${roundCoordinate(500 + sway)} ${roundCoordinate(y - 190 * tall)}C${roundCoordinate(440 + sway * 0.4)} ${roundCoordinate(y - 100)} 450 ${roundCoordinate(y - 20)} 500 ${roundCoordinate(y - 14)}S${roundCoordinate(566 + sway * 0.4)} ${roundCoordinate(y - 100)} ${roundCoordinate(500 + sway)} ${roundCoordinate(y - 190 * tall)}Z" fill="#f5a742"/><path d="M${roundCoordinate(500 + sway * 0.6)} ${roundCoordinate(y - 120 * tall)}C470 ${roundCoordinate(y - 70)} 474 ${roundCoordinate(y - 22)} 500 ${roundCoordinate(y - 18)}S530 ${roundCoordinate(y - 70)} ${roundCoordinate(500 + sway * 0.6)} ${roundCoordinate(y - 120 * tall)}Z" fill="#fff0b8"/>`,
      );
      return;
    }
    case 'train': {
      backdrop(c, '#141b3c');
      c.add(`<circle cx="780" cy="${roundCoordinate(h * 0.2)}" r="46" fill="#f6ecc8"/>`);
      const hill = (y: number, amp: number, period: number, speed: number, fill: string) =>
        c.add(waves(y, amp, period, period - ((t * period * speed) % period), h, fill));
      hill(h * 0.5, 46, 500, 1, '#24305f');
      hill(h * 0.62, 34, 250, 1, '#1b2448');
      const jolt = Math.abs(sin(4)) * 3;
      const y = h * 0.6 - jolt;
      let cars = '';
      for (let i = 0; i < 4; i += 1) {
        const x = -30 + i * 270;
        cars += `<rect x="${x}" y="${roundCoordinate(y)}" width="256" height="${roundCoordinate(h * 0.16)}" rx="14" fill="#b6473f"/><rect x="${x}" y="${roundCoordinate(y + h * 0.11)}" width="256" height="${roundCoordinate(h * 0.02)}" fill="#f0d9a8"/>`;
        for (let k = 0; k < 4; k += 1)
          cars += `<rect x="${x + 20 + k * 58}" y="${roundCoordinate(y + h * 0.03)}" width="42" height="${roundCoordinate(h * 0.06)}" rx="6" fill="${(i + k) % 5 === 2 ? '#3a3450' : '#ffd98a'}"/>`;
        for (const wx of [50, 200])
          cars += `<g transform="translate(${x + wx} ${roundCoordinate(h * 0.775)}) rotate(${roundCoordinate(t * 360)})"><circle r="24" fill="#0d1024"/><path d="M-16 0H16M0-16V16" stroke="#5a618a" stroke-width="6"/></g>`;
      }
      c.add(cars);
      c.add(
        `<rect y="${roundCoordinate(h * 0.8)}" width="1000" height="${roundCoordinate(h)}" fill="#0d1024"/>`,
      );
      let sleepers = '';
      for (let x = -100; x < 1100; x += 100)
        sleepers += `M${roundCoordinate(x + 100 - ((t * 200) % 100))} ${roundCoordinate(h * 0.82)}h56v14h-56z`;
      c.add(`<path d="${sleepers}" fill="#4a3f52"/>`);
      for (let k = 0; k < 2; k += 1) {
        const px = 1100 - ((t + k * 0.5) % 1) * 1300;
        c.add(
          `<path d="M${roundCoordinate(px)} ${roundCoordinate(h)}V${roundCoordinate(h * 0.26)}M${roundCoordinate(px - 40)} ${roundCoordinate(h * 0.3)}h80" stroke="#0a0d1e" stroke-width="18"/>`,
        );
      }
      return;
    }
    case 'blink': {
      backdrop(c, '#e7b7a6');
      c.add(
        `<rect y="${roundCoordinate(h * 0.8)}" width="1000" height="${roundCoordinate(h)}" fill="#a8604f"/>`,
      );
      const shut = t > 0.42 && t < 0.58;
      const tail = sin(1) * 30;
      c.add(
        `<g transform="translate(500 ${roundCoordinate(h * 0.84)}) scale(${roundCoordinate(h / 620)})"><path d="M160-10C280 0 320-80 ${roundCoordinate(270 + tail)} -190" fill="none" stroke="#1f1c24" stroke-width="36" stroke-linecap="round"/><path d="M-180 0C-200-130-120-240 0-250S200-130 180 0Z" fill="#2a2730"/><path d="M-60-220Q-90-90-60 0H60Q90-90 60-220Z" fill="#f4efe8"/><g transform="translate(0 -270)">${catHead('tuxedo', shut ? 'shut' : 'sceptical')}</g></g>`,
      );
      return;
    }
    case 'boat': {
      backdrop(c, '#bfe0e2');
      c.add(`<circle cx="230" cy="${roundCoordinate(h * 0.24)}" r="60" fill="#fff3c4"/>`);
      for (let i = 0; i < 3; i += 1) {
        const x = ((i * 0.37 + t * 0.5) % 1) * 1400 - 200;
        c.add(
          `<path d="M${roundCoordinate(x)} ${roundCoordinate(h * (0.16 + i * 0.1))}h160q30-40-20-50-20-50-70-20-60-10-70 70z" fill="#fff"/>`,
        );
      }
      c.add(waves(h * 0.66, 20, 250, t * 250, h, '#7fb8c4'));
      c.add(
        `<g transform="translate(500 ${roundCoordinate(h * 0.68 + sin(1) * 16)}) rotate(${roundCoordinate(sin(1, 0.2) * 6)})"><path d="M-200-20H200L130 70H-130Z" fill="#f6f1e6"/><path d="M-200-20L0-10 200-20 130 70H0Z" fill="#dcd3c2"/><path d="M0-230L110-20H-110Z" fill="#fdfaf2"/><path d="M0-230L110-20H0Z" fill="#e6decd"/></g>`,
      );
      c.add(
        waves(h * 0.8, 22, 200, 200 - t * 200, h, '#4f93a8') + waves(h * 0.9, 20, 250, t * 250, h, '#2f6a86'),
      );
      return;
    }
    case 'steam':
      backdrop(c, '#cfd9c2');
      c.add(
        `<rect y="${roundCoordinate(h * 0.78)}" width="1000" height="${roundCoordinate(h)}" fill="#8a6a4a"/><path d="M700 ${roundCoordinate(h * 0.56)}C830 ${roundCoordinate(h * 0.54)} 820 ${roundCoordinate(h * 0.7)} 690 ${roundCoordinate(h * 0.7)}" fill="none" stroke="#a8493f" stroke-width="36"/><path d="M290 ${roundCoordinate(h * 0.48)}H710L680 ${roundCoordinate(h * 0.8)}H320Z" fill="#c9584a"/><path d="M500 ${roundCoordinate(h * 0.48)}H710L680 ${roundCoordinate(h * 0.8)}H500Z" fill="#a8493f" opacity=".5"/><ellipse cx="500" cy="${roundCoordinate(h * 0.48)}" rx="210" ry="26" fill="#6a3a2a"/>`,
      );
      for (let i = 0; i < 3; i += 1) {
        const x = 400 + i * 100;
        const rise = ((t + i * 0.33) % 1) * h * 0.1;
        const y = h * 0.44 - rise;
        c.add(
          `<path d="M${x} ${roundCoordinate(y)}c${roundCoordinate(-50 - sin(1, i * 0.3) * 24)} ${roundCoordinate(-h * 0.07)} 60 ${roundCoordinate(-h * 0.1)} 10 ${roundCoordinate(-h * 0.17)}s30 ${roundCoordinate(-h * 0.07)} ${roundCoordinate(sin(1, i * 0.2) * 20)} ${roundCoordinate(-h * 0.11)}" fill="none" stroke="#fffdf4" stroke-width="22" stroke-linecap="round" opacity="${roundCoordinate(0.85 - ((t + i * 0.33) % 1) * 0.5)}"/>`,
        );
      }
      return;
    case 'snow': {
      backdrop(c, '#2c3f66');
      c.add(
        `<path d="M-10 ${roundCoordinate(h * 0.7)}Q240 ${roundCoordinate(h * 0.5)} 520 ${roundCoordinate(h * 0.68)}T1010 ${roundCoordinate(h * 0.6)}V${roundCoordinate(h)}H-10Z" fill="#8fa9c9"/><path d="M-10 ${roundCoordinate(h * 0.82)}Q300 ${roundCoordinate(h * 0.66)} 620 ${roundCoordinate(h * 0.8)}T1010 ${roundCoordinate(h * 0.78)}V${roundCoordinate(h)}H-10Z" fill="#e8eff6"/><g transform="translate(560 ${roundCoordinate(h * 0.8)})"><path d="M-120 0V-110L0-200L120-110V0Z" fill="#7a3f3a"/><path d="M-150-96L0-214L150-96L132-76L0-180L-132-76Z" fill="#f5f9fc"/><rect x="-70" y="-80" width="50" height="46" fill="${t % 0.5 < 0.25 ? '#ffd36a' : '#ffc858'}"/><rect x="24" y="-80" width="56" height="80" fill="#4f2a28"/></g>`,
      );
      for (let i = 0; i < 90; i += 1) {
        const x = c.rnd.range(0, 1000);
        const y0 = c.rnd.range(0, h);
        const speed = c.rnd.int(1, 2);
        const s = c.rnd.range(4, 10);
        c.add(
          `<circle cx="${roundCoordinate(x + sin(1, x / 1000) * 20)}" cy="${roundCoordinate((y0 + t * h * speed) % h)}" r="${roundCoordinate(s)}" fill="#fff"/>`,
        );
      }
      return;
    }
    case 'moonrise': {
      const up = 0.5 - 0.5 * Math.cos(t * TAU);
      backdrop(c, mix('#f0a07a', '#1c2350', up));
      for (let i = 0; i < 40; i += 1)
        c.add(
          `<circle cx="${roundCoordinate(c.rnd.range(0, 1000))}" cy="${roundCoordinate(c.rnd.range(0, h * 0.55))}" r="${roundCoordinate(c.rnd.range(2, 4))}" fill="#fff" opacity="${roundCoordinate(Math.max(0, up - 0.35))}"/>`,
        );
      c.add(
        `<circle cx="500" cy="${roundCoordinate(h * (0.74 - up * 0.42))}" r="${roundCoordinate(h * 0.13)}" fill="#fbeec2"/><circle cx="470" cy="${roundCoordinate(h * (0.72 - up * 0.42))}" r="22" fill="#ecd9a0"/><circle cx="545" cy="${roundCoordinate(h * (0.77 - up * 0.42))}" r="15" fill="#ecd9a0"/>`,
      );
      ['#c26a6a', '#8a4a68', '#4f3058', '#2a1c3c'].forEach((base, i) => {
        c.add(
          `<path d="M-10 ${roundCoordinate(h * (0.62 + i * 0.09))}Q${200 + i * 90} ${roundCoordinate(h * (0.5 + i * 0.09))} ${480 + i * 30} ${roundCoordinate(h * (0.64 + i * 0.09))}T1010 ${roundCoordinate(h * (0.58 + i * 0.09))}V${roundCoordinate(h)}H-10Z" fill="${mix(base, '#10142e', up * 0.75)}"/>`,
        );
      });
      return;
    }
    case 'horse': {
      backdrop(c, '#efe2c4');
      c.add(
        `<circle cx="500" cy="${roundCoordinate(h / 2)}" r="${roundCoordinate(h * 0.44)}" fill="#d9573f"/>`,
      );
      let slots = '';
      for (let i = 0; i < 12; i += 1)
        slots += `<rect x="488" y="${roundCoordinate(h * 0.075)}" width="24" height="60" fill="#efe2c4" transform="rotate(${roundCoordinate(i * 30 + t * 30)} 500 ${roundCoordinate(h / 2)})"/>`;
      c.add(slots);
      const leg = (x: number, phase: number) => {
        const a = sin(1, phase) * 34;
        return `<path d="M${x} 50L${roundCoordinate(x + a)} ${roundCoordinate(110)}L${roundCoordinate(x + a * 1.3 - Math.max(0, sin(1, phase + 0.25)) * 30)} ${roundCoordinate(170 - Math.max(0, sin(1, phase + 0.1)) * 26)}" fill="none" stroke="#2a1c2c" stroke-width="20" stroke-linecap="round" stroke-linejoin="round"/>`;
      };
      c.add(
        `<g transform="translate(470 ${roundCoordinate(h * 0.5 + Math.abs(sin(1)) * -18)}) scale(${roundCoordinate(h / 900)})">${leg(-120, 0)}${leg(-90, 0.45)}${leg(100, 0.2)}${leg(130, 0.65)}<path d="M-170 10C-180-60-90-80 0-66C60-60 110-90 150-160L210-190L200-168L262-130Q266-108 244-104L206-118C190-60 190 20 150 56C60 80-120 84-170 10Z" fill="#2a1c2c"/><path d="M-166-6C-220 ${roundCoordinate(-20 + sin(2) * 16)} -250 20 -262 ${roundCoordinate(60 + sin(2, 0.2) * 20)}C-220 40-200 40-164 30Z" fill="#2a1c2c"/></g>`,
      );
      return;
    }
    case 'leaf': {
      backdrop(c, '#dfe7dc');
      c.add(
        `<path d="M0 ${roundCoordinate(h * 0.86)}Q300 ${roundCoordinate(h * 0.8)} 520 ${roundCoordinate(h * 0.86)}T1000 ${roundCoordinate(h * 0.84)}V${roundCoordinate(h)}H0Z" fill="#8a9a6a"/><path d="M120 ${roundCoordinate(h * 0.9)}C140 ${roundCoordinate(h * 0.6)} 110 ${roundCoordinate(h * 0.4)} 60 0H170C180 ${roundCoordinate(h * 0.4)} 190 ${roundCoordinate(h * 0.7)} 230 ${roundCoordinate(h * 0.9)}Z" fill="#5a4636"/><path d="M150 ${roundCoordinate(h * 0.24)}Q320 ${roundCoordinate(h * 0.16)} 520 ${roundCoordinate(h * 0.06)}" stroke="#5a4636" stroke-width="26" fill="none" stroke-linecap="round"/>`,
      );
      const colours = ['#c9573f', '#e0973f', '#a8432f', '#d9b24a', '#c9733f'];
      for (let i = 0; i < 7; i += 1) {
        const k = (t + i / 7) % 1;
        const x = 330 + i * 84 + Math.sin((k * 2 + i * 0.3) * TAU) * 60;
        const y = h * (0.06 + k * 0.86);
        c.add(
          `<g transform="translate(${roundCoordinate(x)} ${roundCoordinate(y)}) rotate(${roundCoordinate(k * 360 + i * 50)})"><path d="M0-44C34-26 30 20 0 44C-30 20-34-26 0-44Z" fill="${colours[i % 5]}"/><path d="M0-40V58" stroke="#6a3a22" stroke-width="4"/></g>`,
        );
      }
      return;
    }
    case 'dough': {
      const rise = 0.5 - 0.5 * Math.cos(t * TAU);
      backdrop(c, '#b9c9c2');
      c.add(
        `<rect y="${roundCoordinate(h * 0.78)}" width="1000" height="${roundCoordinate(h)}" fill="#a07a50"/>`,
      );
      const top = h * (0.52 - rise * 0.2);
      c.add(
        `<path d="M250 ${roundCoordinate(h * 0.54)}C250 ${roundCoordinate(top)} 380 ${roundCoordinate(top - h * 0.05)} 500 ${roundCoordinate(top - h * 0.05)}S750 ${roundCoordinate(top)} 750 ${roundCoordinate(h * 0.54)}Z" fill="#f3e3c0"/><ellipse cx="${roundCoordinate(420 + rise * 10)}" cy="${roundCoordinate(top + h * 0.05)}" rx="${roundCoordinate(20 + rise * 16)}" ry="${roundCoordinate(12 + rise * 10)}" fill="#fff4da"/><ellipse cx="590" cy="${roundCoordinate(top + h * 0.07)}" rx="${roundCoordinate(12 + rise * 12)}" ry="${roundCoordinate(8 + rise * 8)}" fill="#fff4da"/><path d="M210 ${roundCoordinate(h * 0.52)}H790L720 ${roundCoordinate(h * 0.8)}H280Z" fill="#47647d"/><path d="M500 ${roundCoordinate(h * 0.52)}H790L720 ${roundCoordinate(h * 0.8)}H500Z" fill="#38516a"/><path d="M210 ${roundCoordinate(h * 0.52)}H790V${roundCoordinate(h * 0.55)}H214Z" fill="#5a7a94"/>`,
      );
      return;
    }
  }
}
