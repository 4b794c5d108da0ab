import type { Tune } from './sound.ts';

/** The world's own recordings. */
export const tunes = {
  overworld: {
    id: 'bitbarrow-overworld',
    title: 'Overworld (it is only a short walk)',
    album: 'Cartridge, slightly bent',
    tempo: 132,
    voices: [
      {
        wave: 'square',
        gain: 0.26,
        notes:
          'e5 - g5 - c6 - b5 g5 a5 - e5 - g5 - . . f5 - a5 - d6 - c6 a5 b5 - g5 - d5 - . . e5 - g5 - c6 - b5 g5 a5 - c6 - e6 - . . d6 - b5 - g5 - a5 b5 c6 - - - - - . .',
      },
      {
        wave: 'triangle',
        gain: 0.42,
        notes:
          'c3 c4 g3 c4 c3 c4 g3 c4 a2 a3 e3 a3 a2 a3 e3 a3 f2 f3 c3 f3 f2 f3 c3 f3 g2 g3 d3 g3 g2 g3 d3 g3 c3 c4 g3 c4 c3 c4 g3 c4 a2 a3 e3 a3 a2 a3 e3 a3 g2 g3 d3 g3 g2 g3 d3 g3 c3 c4 g3 c4 c3 - . .',
      },
      {
        wave: 'square',
        gain: 0.1,
        notes:
          '. . c5 . . . c5 . . . c5 . . . c5 . . . a4 . . . a4 . . . b4 . . . b4 . . . c5 . . . c5 . . . c5 . . . c5 . . . b4 . . . b4 . . . c5 . c5 - . .',
      },
    ],
  },
  shop: {
    id: 'bitbarrow-shop',
    title: 'Shop theme for a shop that is shut',
    album: 'Cartridge, slightly bent',
    tempo: 96,
    voices: [
      {
        wave: 'pluck',
        gain: 0.4,
        notes:
          'g4 b4 d5 g5 . d5 b4 . f#4 a4 d5 f#5 . d5 a4 . e4 g4 b4 e5 . b4 g4 . d4 f#4 a4 d5 . a4 f#4 . c4 e4 g4 c5 . g4 e4 . b3 d4 g4 b4 . g4 d4 . a3 c4 e4 a4 d4 f#4 a4 c5 g4 - - - . . . .',
      },
      {
        wave: 'triangle',
        gain: 0.36,
        notes:
          'g2 - - - - - . . d3 - - - - - . . e3 - - - - - . . d3 - - - - - . . c3 - - - - - . . g2 - - - - - . . a2 - - - d3 - - - g2 - - - . . . .',
      },
    ],
  },
  credits: {
    id: 'bitbarrow-credits',
    title: 'Credits roll, snow version',
    album: 'Loose batteries',
    tempo: 84,
    voices: [
      {
        wave: 'triangle',
        gain: 0.44,
        notes:
          'a4 - - c5 e5 - d5 c5 b4 - - d5 g5 - f5 e5 a4 - c5 - f5 - e5 d5 e5 - - - - - . . a4 - - c5 e5 - d5 c5 b4 - d5 - g5 - b5 - a5 - g5 f5 e5 - d5 - a4 - - - - - . .',
      },
      {
        wave: 'pluck',
        gain: 0.26,
        notes:
          'a2 e3 a3 c4 a2 e3 a3 c4 g2 d3 g3 b3 g2 d3 g3 b3 f2 c3 f3 a3 f2 c3 f3 a3 e2 b2 e3 g#3 e2 b2 e3 g#3 a2 e3 a3 c4 a2 e3 a3 c4 g2 d3 g3 b3 g2 d3 g3 b3 f2 c3 f3 a3 e2 b2 e3 g#3 a2 e3 a3 c4 a3 - - -',
      },
    ],
  },
  boss: {
    id: 'bitbarrow-boss',
    title: 'Boss fight against a reasonable goose',
    album: 'Loose batteries',
    tempo: 168,
    voices: [
      {
        wave: 'square',
        gain: 0.24,
        notes:
          'd5 . d5 f5 . d5 g#4 a4 d5 . d5 f5 . g5 g#5 a5 d5 . d5 f5 . d5 g#4 a4 c5 b4 bb4 a4 g#4 . a4 . d5 . d5 f5 . d5 g#4 a4 d5 . f5 a5 . g5 f5 e5 d5 e5 f5 g#5 a5 . c6 . d6 - - - . . . .',
      },
      {
        wave: 'saw',
        gain: 0.2,
        notes:
          'd2 d2 d3 d2 d2 d3 d2 d2 d2 d2 d3 d2 d2 d3 d2 d2 bb1 bb1 bb2 bb1 bb1 bb2 bb1 bb1 a1 a1 a2 a1 a1 a2 a1 a1 d2 d2 d3 d2 d2 d3 d2 d2 bb1 bb1 bb2 bb1 c2 c2 c3 c2 a1 a1 a2 a1 a1 a2 a1 a1 d2 - - - . . . .',
      },
    ],
  },
  wind: {
    id: 'hut-wind',
    title: 'Wind at the stove pipe, 02:10',
    album: 'Hut log',
    tempo: 60,
    noise: 'wind',
    seconds: 9,
  },
  fire: {
    id: 'hut-stove',
    title: 'Stove, going well',
    album: 'Hut log',
    tempo: 60,
    noise: 'fire',
    seconds: 8,
  },
  kettle: { id: 'odile-kettle', title: 'Kettle', album: 'Kitchen', tempo: 60, noise: 'kettle', seconds: 6 },
  rain: {
    id: 'polyglot-rain',
    title: 'Rain on a tin roof',
    album: 'Listening practice',
    tempo: 60,
    noise: 'rain',
    seconds: 9,
  },
} as const satisfies Record<string, Tune>;
