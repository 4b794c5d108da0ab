import type { Books } from './books.ts';
import type { Botanical } from './botanical.ts';
import type { Cat } from './cat.ts';
import type { Chart } from './chart.ts';
import type { City } from './city.ts';
import type { Comic } from './comic.ts';
import type { Desk } from './desk.ts';
import type { Emblem } from './emblem.ts';
import type { Face } from './face.ts';
import type { Landscape } from './landscape-looks.ts';
import type { Loop } from './loop.ts';
import type { Night } from './night.ts';
import type { Pixels } from './pixels.ts';
import type { Pots } from './pots.ts';
import type { Riso } from './riso.ts';
import type { Still } from './still.ts';
import type { Strokes } from './strokes.ts';
import type { Weave } from './weave.ts';

/** The subject of a picture, discriminated by `style`. */
export type Recipe =
  | Books
  | Botanical
  | Cat
  | Chart
  | City
  | Comic
  | Desk
  | Emblem
  | Face
  | Landscape
  | Loop
  | Night
  | Pixels
  | Pots
  | Riso
  | Still
  | Strokes
  | Weave;

/** One picture of the world. The id seeds its random generator, so it always looks the same. */
export interface Art {
  id: string;
  recipe: Recipe;
  /** Height for a width of 1,000. */
  height: number;
  /** True for an animated picture. */
  animated: boolean;
}
