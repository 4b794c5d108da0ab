import type { Point } from './canvas.ts';

export type Mood =
  | 'dawn'
  | 'gold'
  | 'dusk'
  | 'mist'
  | 'storm'
  | 'snow'
  | 'blue'
  | 'noon'
  | 'autumn'
  | 'alpenglow'
  | 'mono'
  | 'rose';

export interface Landscape {
  style: 'landscape';
  mood: Mood;
  /** Shape of the horizon. */
  land?: 'hills' | 'peaks' | 'dunes' | 'cliffs';
  ridges?: number;
  /** Horizontal position of the sun or moon: 0 left … 1 right; none when left out. */
  sun?: number;
  /** Height of the sun: 0 on the horizon … 1 at the top. */
  sunHeight?: number;
  /** Share of the height that is water, 0 … 0.5. */
  water?: number;
  trees?: boolean;
  clouds?: boolean;
  birds?: boolean;
  /** One object in the foreground. */
  thing?: 'hut' | 'lighthouse' | 'boat' | 'fence' | 'lone-tree' | 'tent' | 'poles' | 'walker' | 'jetty';
}

export interface Look {
  sky: readonly string[];
  far: string;
  near: string;
  mist: string;
  light: string;
}

export const landscapeLooks: Record<Mood, Look> = {
  dawn: {
    sky: ['#3d4e7d', '#8d7fa8', '#eaa795', '#fbdcae'],
    far: '#d7a3a0',
    near: '#2b2b4c',
    mist: '#f6d3b8',
    light: '#fff1cf',
  },
  gold: {
    sky: ['#6f8fb0', '#d9b68c', '#f8c873', '#ffe6a6'],
    far: '#e0ad72',
    near: '#4a2f25',
    mist: '#ffe0a0',
    light: '#fff6d5',
  },
  dusk: {
    sky: ['#1d1b43', '#503c78', '#b65c83', '#f2976f'],
    far: '#9b5a83',
    near: '#17132e',
    mist: '#e08d84',
    light: '#ffd9a0',
  },
  mist: {
    sky: ['#a9b7bb', '#c3ccca', '#d9dcd4', '#e9e7db'],
    far: '#b9c3c0',
    near: '#35474a',
    mist: '#e6e5da',
    light: '#fffdf2',
  },
  storm: {
    sky: ['#232c38', '#3d4a58', '#69777f', '#a7aca4'],
    far: '#66747a',
    near: '#171e24',
    mist: '#9aa5a4',
    light: '#e9ead9',
  },
  snow: {
    sky: ['#7ea2c4', '#a9c4d9', '#d6e2e8', '#f4efe9'],
    far: '#b7cbdb',
    near: '#e9f0f5',
    mist: '#f3f5f6',
    light: '#fffbe9',
  },
  blue: {
    sky: ['#0f1f44', '#234a7a', '#5689ab', '#a9c9cf'],
    far: '#5d87a3',
    near: '#0c1a30',
    mist: '#8fb6c4',
    light: '#fff0c4',
  },
  noon: {
    sky: ['#2f7fbf', '#6bb0dd', '#a8d6ea', '#dff0ea'],
    far: '#8db9b4',
    near: '#275043',
    mist: '#d3e7dc',
    light: '#fffef0',
  },
  autumn: {
    sky: ['#7c97a3', '#b9b9a4', '#e6c78d', '#f5deb0'],
    far: '#c99a6a',
    near: '#5a2a1d',
    mist: '#f0d3a0',
    light: '#fff3d1',
  },
  alpenglow: {
    sky: ['#2b3a6e', '#6a6aa5', '#c78bb0', '#f3bfae'],
    far: '#e58f8b',
    near: '#28254c',
    mist: '#e9b6b8',
    light: '#ffe7cf',
  },
  mono: {
    sky: ['#55585c', '#8f9294', '#c3c4c2', '#e5e4df'],
    far: '#a8a9a8',
    near: '#17181a',
    mist: '#dcdbd6',
    light: '#ffffff',
  },
  rose: {
    sky: ['#5b6fa0', '#b598b8', '#f0b7b4', '#fde2cf'],
    far: '#cf9fac',
    near: '#43304f',
    mist: '#f7d5cb',
    light: '#fff4e2',
  },
};

/** Returns the height of a ridge at `x`. */
export const heightAt = (line: readonly Point[], x: number): number =>
  line[Math.max(0, Math.min(line.length - 1, Math.round((x + 16) / 8)))]?.y ?? 0;
