import { film, type PostSource, p } from '../blocks.ts';

/** Short videos, shown in the video hubs beside older ones. */
export const filmPosts: readonly PostSource[] = [
  {
    key: 'loopkin-film-train',
    blog: 'loopkin',
    ago: '3d 2h',
    popularity: 0.55,
    tags: ['video', 'paper film', 'night train'],
    content: [
      film(
        'loopkin-train',
        { style: 'loop', scene: 'train' },
        'A red paper train with yellow windows passes dark hills under a moon.',
      ),
      p('Forty windows. I cut each of them twice, because the first forty fell under the table.'),
    ],
  },
  {
    key: 'odile-film-dough',
    blog: 'odile',
    ago: '4d 6h',
    popularity: 0.5,
    tags: ['video', 'bread', 'sourdough'],
    content: [
      film(
        'odile-dough-film',
        { style: 'loop', scene: 'dough' },
        'Dough swells out of a blue bowl and sinks again.',
      ),
      p('Nine hours in nine seconds. The tenth hour is me, asleep on a flour sack.'),
    ],
  },
  {
    key: 'loopkin-film-snow',
    blog: 'loopkin',
    ago: '5d 9h',
    popularity: 0.6,
    tags: ['video', 'paper film', 'winter'],
    content: [
      film(
        'loopkin-snow-tall',
        { style: 'loop', scene: 'snow' },
        'Snow falls on a small red hut with one lit window, in a picture taller than wide.',
        1500,
      ),
      p('A tall one, for telephones and for people lying on their side.'),
    ],
  },
  {
    key: 'tamsin-film-lighthouse',
    blog: 'tamsin',
    ago: '7d 20h',
    popularity: 0.5,
    tags: ['video', 'astronomy', 'light pollution'],
    content: [
      film(
        'tamsin-lighthouse',
        { style: 'loop', scene: 'lighthouse' },
        'The beam of a paper lighthouse turns below a sky full of stars.',
      ),
      p('The only light pollution I have ever forgiven.'),
    ],
  },
  {
    key: 'odile-film-steam',
    blog: 'odile',
    ago: '10d 5h',
    popularity: 0.45,
    tags: ['video', 'kitchen', 'four in the morning'],
    content: [
      film(
        'odile-steam',
        { style: 'loop', scene: 'steam' },
        'Steam curls up from a red cup in three ribbons.',
      ),
      p('First cup. The ovens can wait until it is the second.'),
    ],
  },
  {
    key: 'loopkin-film-boat',
    blog: 'loopkin',
    ago: '17d 3h',
    popularity: 0.5,
    tags: ['video', 'paper film', 'sea'],
    content: [
      film(
        'loopkin-boat-film',
        { style: 'loop', scene: 'boat' },
        'A folded paper boat goes up and down on blue paper waves below drifting clouds.',
      ),
    ],
  },
];
