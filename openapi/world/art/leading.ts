import { botanicalPapers } from './botanical.ts';
import { catRooms } from './cat.ts';
import { chartInks } from './chart.ts';
import { mix, oklch } from './colour.ts';
import { comicTints } from './comic.ts';
import { deskTones } from './desk.ts';
import { landscapeLooks } from './landscape-looks.ts';
import type { Loop } from './loop.ts';
import { nightTints } from './night.ts';
import type { Pixels } from './pixels.ts';
import { potGlazes } from './pots.ts';
import type { Recipe } from './recipe.ts';
import { risoInks } from './riso.ts';
import { stillWalls } from './still.ts';
import { strokeInks, strokePapers } from './strokes.ts';
import { weaveDyes } from './weave.ts';

const SCENES: Readonly<Record<Pixels['scene'] | Loop['scene'], readonly [string, string]>> = {
  'sunset-sea': ['#a33a7a', '#ffb25e'],
  castle: ['#182357', '#2b2f5e'],
  space: ['#0d0a26', '#c9583f'],
  forest: ['#a9e4e0', '#5aae6a'],
  cave: ['#22122f', '#3a1b3f'],
  handheld: ['#f4b07a', '#d8d4cf'],
  'rain-window': ['#24365a', '#6a4632'],
  cassette: ['#3f5a8a', '#d9573f'],
  village: ['#8fc4ee', '#5aae6a'],
  title: ['#1b2a63', '#c23f9a'],
  lighthouse: ['#1c2450', '#2f5a86'],
  waves: ['#f7d9b0', '#a8647f'],
  candle: ['#2a1f33', '#f5a742'],
  train: ['#141b3c', '#b6473f'],
  blink: ['#e7b7a6', '#2a2730'],
  boat: ['#bfe0e2', '#4f93a8'],
  steam: ['#cfd9c2', '#c9584a'],
  snow: ['#2c3f66', '#e8eff6'],
  moonrise: ['#f0a07a', '#4f3058'],
  horse: ['#efe2c4', '#d9573f'],
  leaf: ['#dfe7dc', '#c9573f'],
  dough: ['#b9c9c2', '#47647d'],
};

/** Returns two or three dominant colours, to show while the picture loads. Derived from the recipe, not from pixels. */
export function leadingColours(recipe: Recipe): string[] {
  switch (recipe.style) {
    case 'landscape': {
      const { sky, far, near } = landscapeLooks[recipe.mood];
      return [sky[1] ?? far, far, near];
    }
    case 'night':
      return nightTints[recipe.tint ?? 'indigo'].slice(1, 3);
    case 'still':
      return stillWalls[recipe.wall ?? 'chalk'].slice(0, 2);
    case 'pots':
      return potGlazes[recipe.glaze].slice(0, 2);
    case 'botanical': {
      const [paper, , green] = botanicalPapers[recipe.paper ?? 'cream'];
      return [paper, green];
    }
    case 'riso':
      return risoInks[recipe.inks].slice(0, 3);
    case 'city':
      return recipe.hour === 'dusk' ? ['#6a4f8c', '#f3a97c'] : ['#1f2f5c', '#ffcf80'];
    case 'pixels':
    case 'loop':
      return [...SCENES[recipe.scene]];
    case 'weave':
      return weaveDyes[recipe.dye].slice(0, 2);
    case 'chart': {
      const ink = chartInks[recipe.ink ?? (recipe.kind === 'contours' ? 'walker' : 'sepia')];
      return [ink.sea, ink.land];
    }
    case 'cat':
      return catRooms[recipe.room ?? 'teal'].slice(0, 2);
    case 'desk':
      return deskTones[recipe.tone].slice(0, 2);
    case 'strokes':
      return [strokePapers[recipe.paper ?? 'ivory'], strokeInks[recipe.ink ?? 'black']];
    case 'comic':
      return comicTints[recipe.tint ?? 'peach'].slice(0, 2);
    case 'books':
      return recipe.scene === 'shelf' ? ['#3c2a20', '#7d5638'] : [oklch(0.72, 0.06, recipe.hue), '#7d5638'];
    case 'emblem':
      return [recipe.ground, recipe.figure];
    case 'face':
      return [oklch(0.78, 0.09, recipe.hue), mix(oklch(0.78, 0.09, recipe.hue), '#ffffff', 0.3)];
  }
}
