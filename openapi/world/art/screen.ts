const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

/** A low-resolution screen: cells hold colour names, runs become rectangles. */
export interface Screen {
  w: number;
  h: number;
  set(x: number, y: number, colour: string): void;
  box(x: number, y: number, w: number, h: number, colour: string): void;
  disc(x: number, y: number, r: number, colour: string): void;
  /** Fills vertical bands of colour, joined by ordered dithering. */
  fade(y0: number, y1: number, colours: readonly string[]): void;
  /** Draws rows of text, one character a pixel; characters missing in `key` are transparent. */
  sprite(x: number, y: number, rows: readonly string[], key: Readonly<Record<string, string>>): void;
}

export function screen(w: number, h: number): { s: Screen; cells: string[] } {
  const cells = new Array<string>(w * h).fill('#000000');
  const set = (x: number, y: number, colour: string) => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    if (i >= 0 && j >= 0 && i < w && j < h) cells[j * w + i] = colour;
  };
  const s: Screen = {
    w,
    h,
    set,
    box: (x, y, bw, bh, colour) => {
      for (let j = 0; j < bh; j += 1) for (let i = 0; i < bw; i += 1) set(x + i, y + j, colour);
    },
    disc: (cx, cy, r, colour) => {
      for (let y = -r; y <= r; y += 1)
        for (let x = -r; x <= r; x += 1) if (x * x + y * y <= r * r + r * 0.6) set(cx + x, cy + y, colour);
    },
    fade: (y0, y1, colours) => {
      for (let y = y0; y < y1; y += 1) {
        const t = ((y - y0) / Math.max(1, y1 - y0)) * (colours.length - 1);
        const band = Math.min(colours.length - 2, Math.floor(t));
        for (let x = 0; x < w; x += 1) {
          const step = (BAYER[(y % 4) * 4 + (x % 4)] ?? 0) / 16;
          set(x, y, colours[t - band > step ? band + 1 : band] ?? '#000000');
        }
      }
    },
    sprite: (x, y, rows, key) => {
      rows.forEach((row, j) => {
        [...row].forEach((ch, i) => {
          const colour = key[ch];
          if (colour) set(x + i, y + j, colour);
        });
      });
    },
  };
  return { s, cells };
}
