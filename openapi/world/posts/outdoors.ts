import {
  audio,
  chat,
  drawing,
  folded,
  gif,
  h1,
  h2,
  img,
  indented,
  link,
  ol,
  type PostSource,
  p,
  poll,
  quote,
  rows,
  ul,
} from '../blocks.ts';
import { tunes } from '../tunes.ts';

/** The allotment, the mountain hut and the map drawer. */
export const outdoorPosts: readonly PostSource[] = [
  {
    key: 'greta-carrots',
    blog: 'greta',
    ago: '8h 25m',
    popularity: 0.7,
    tags: ['allotment', 'vegetables', 'harvest'],
    content: [
      img(
        'greta-carrots',
        { style: 'botanical', plants: ['carrot', 'beetroot', 'carrot'], paper: 'cream' },
        'Two carrots and a beetroot with their leaves, drawn like a plate in a field guide.',
      ),
      p('The straight ones. We do not discuss the others, except the one shaped like a judge.'),
    ],
  },
  {
    key: 'greta-slug-minutes',
    blog: 'greta',
    ago: '2d 6h',
    popularity: 0.85,
    tags: ['slugs', 'gardening', 'minutes'],
    content: [
      h1('Minutes of the meeting between plot 14 and the slugs'),
      p('**Present:** me, a torch, approximately all the slugs.'),
      ol('The slugs proposed that the lettuces be regarded as a shared resource.'),
      ol('The chair proposed beer traps.'),
      ol('The slugs moved a vote of thanks for the beer.'),
      p('**Carried.** Next meeting: tonight.'),
    ],
  },
  {
    key: 'greta-seedlings',
    blog: 'greta',
    ago: '5d 7h',
    popularity: 0.5,
    tags: ['seedlings', 'gardening', 'beginners'],
    content: [
      img(
        'greta-seedlings',
        { style: 'botanical', plants: ['seedlings', 'seedlings', 'seedlings'], paper: 'soil' },
        'Nine seedlings with paired leaves in a row of dark soil under a pale sky.',
      ),
      p('Winter salad. Look at them, arms up, as if somebody had scored a goal.'),
    ],
  },
  {
    key: 'greta-poll',
    blog: 'greta',
    ago: '9d 7h',
    popularity: 0.45,
    tags: ['polls', 'compost'],
    content: [
      poll('greta-compost', 'Is it wrong to be proud of compost?', ['No', 'Not if it steams', 'Show us'], {
        days: 30,
      }),
    ],
  },
  {
    key: 'greta-flowers',
    blog: 'greta',
    ago: '12d 7h',
    popularity: 0.6,
    tags: ['flowers', 'cut flowers', 'allotment'],
    content: [
      img(
        'greta-flowers',
        { style: 'botanical', plants: ['poppy', 'daisy', 'dahlia'], paper: 'sky' },
        'A red poppy, a white daisy and a pink dahlia side by side.',
        { height: 1100 },
      ),
      p('Last three of the year, on the kitchen table, behaving like the first three.'),
    ],
  },
  {
    key: 'greta-mushrooms',
    blog: 'greta',
    ago: '16d 6h',
    popularity: 0.55,
    tags: ['fungi', 'autumn', 'do not eat'],
    content: [
      img(
        'greta-mushrooms',
        { style: 'botanical', plants: ['mushrooms'], paper: 'sage' },
        'Three toadstools with pale spots on brown and red caps.',
      ),
      p('Appeared overnight beside the shed. Beautiful, uninvited, **not lunch**.'),
    ],
  },
  {
    key: 'greta-garlic-how',
    blog: 'greta',
    ago: '21d 6h',
    popularity: 0.4,
    tags: ['garlic', 'how to', 'gardening'],
    content: [
      h2('Plant garlic before it gets cold'),
      ul('Break a bulb into cloves.'),
      ul('Fat end down, a thumb deep, a hand apart.'),
      ul('Blunt end?', 1),
      ul('Yes, that one is down.', 1),
      ul('Walk away until summer.'),
      img(
        'greta-garlic',
        { style: 'botanical', plants: ['garlic', 'garlic', 'garlic'], paper: 'night' },
        'Three garlic bulbs with purple streaks and dry stalks on a dark ground.',
      ),
    ],
  },
  {
    key: 'greta-still',
    blog: 'greta',
    ago: '28d 6h',
    popularity: 0.4,
    tags: ['harvest', 'kitchen'],
    content: [
      img(
        'greta-still',
        { style: 'still', items: ['tomatoes', 'squash', 'apple'], wall: 'sage', window: true },
        'Three tomatoes, an orange squash and a red apple on a table in window light.',
      ),
      p('The squash has been promised to three people. They should meet.'),
    ],
  },
  {
    key: 'greta-beans',
    blog: 'greta',
    ago: '34d 6h',
    popularity: 0.35,
    tags: ['beans', 'gardening'],
    content: [
      img(
        'greta-beans',
        { style: 'botanical', plants: ['bean', 'sunflower', 'bean'], paper: 'sky' },
        'Two climbing beans on poles with a sunflower between them.',
      ),
      p('The sunflower was meant to be a bean. I support it.'),
    ],
  },
  {
    key: 'hut-log-first-snow',
    blog: 'hut',
    ago: '5h 50m',
    popularity: 0.85,
    tags: ['hut log', 'snow', 'mountains'],
    content: [
      img(
        'hut-first-snow',
        { style: 'landscape', mood: 'snow', land: 'peaks', thing: 'hut', trees: true },
        'A dark wooden hut with lit windows and snow on its roof, below white peaks and snowy firs.',
      ),
      p('**06:10** −7 °C, wind NW, 14 cm since midnight. The fox has already been round to read the bins.'),
    ],
  },
  {
    key: 'hut-wind',
    blog: 'hut',
    ago: '2d 20h',
    popularity: 0.5,
    tags: ['audio', 'wind', 'hut log'],
    content: [
      audio(
        tunes.wind,
        drawing('hut-wind-cover', { style: 'landscape', mood: 'blue', land: 'peaks', ridges: 5 }, 1000),
      ),
      p('Guests asked what it sounds like up here at night. It sounds like somebody large thinking.'),
    ],
  },
  {
    key: 'hut-rules',
    blog: 'hut',
    ago: '6d 9h',
    popularity: 0.75,
    tags: ['hut life', 'lists', 'hiking'],
    content: [
      h1('Rules of the hut'),
      ol('Boots off. Both.'),
      ol('The soup is the soup.'),
      ol('If you snore, bunk 22. If you do not know whether you snore, bunk 22.'),
      ol('The summit will be there tomorrow. **You** are what we worry about.'),
      ol('Sign the log when you leave, so that we know whom to miss.'),
    ],
  },
  {
    key: 'hut-alpenglow',
    blog: 'hut',
    ago: '10d 20h',
    popularity: 0.8,
    tags: ['mountains', 'alpenglow', 'evening'],
    content: [
      img(
        'hut-alpenglow',
        { style: 'landscape', mood: 'alpenglow', land: 'peaks', ridges: 6, clouds: true, thing: 'tent' },
        'Pink and violet peaks in the last light, a glowing orange tent in the foreground.',
      ),
      p(
        'The tent belongs to two students who carried it up **past** twenty-two empty bunks. I gave them soup for the principle.',
      ),
    ],
  },
  {
    key: 'hut-stars',
    blog: 'hut',
    ago: '15d 21h',
    popularity: 0.65,
    tags: ['night sky', 'mountains', 'aurora'],
    content: [
      img(
        'hut-aurora',
        { style: 'night', subject: 'aurora', ground: 'pines', tint: 'teal' },
        'Green and violet curtains of aurora over a line of firs.',
      ),
      img(
        'hut-milky',
        { style: 'night', subject: 'milky-way', ground: 'hills', tint: 'ink' },
        'The Milky Way as a pale band across a dark sky above black hills.',
      ),
      p(
        '@{tamsin}, I stood outside in the wrong shoes for this. It is the furthest south I have seen it in my time here.',
      ),
    ],
    layout: [rows([[0], [1], [2]])],
  },
  {
    key: 'hut-ask',
    blog: 'hut',
    ago: '19d 20h',
    popularity: 0.4,
    tags: ['hut life'],
    content: [
      p('do you get lonely'),
      p(
        'In July I get lonely for five minutes’ peace. In November I get lonely for July. It comes out even.',
      ),
      p(
        'Also there is the radio, the fox, and a man called Beat who brings the gas and does not stop talking until the helicopter leaves.',
      ),
    ],
    layout: [{ type: 'ask', blocks: [0], by: 'linnea-s' }],
  },
  {
    key: 'hut-stove',
    blog: 'hut',
    ago: '25d 20h',
    popularity: 0.45,
    tags: ['audio', 'winter', 'cosy'],
    content: [
      audio(tunes.fire, drawing('hut-stove-cover', { style: 'loop', scene: 'candle' }, 1000)),
      p('For the guest who wrote “the stove” under _highlights_.'),
    ],
  },
  {
    key: 'hut-snow-gif',
    blog: 'hut',
    ago: '29d 20h',
    popularity: 0.5,
    tags: ['snow', 'gif', 'hut life'],
    content: [
      gif(
        'hut-snow',
        { style: 'loop', scene: 'snow' },
        'Snow falling over a small hut with a lit window, in a loop.',
      ),
      p('Live view. (Not live. But nothing has changed.)'),
    ],
  },
  {
    key: 'hut-chat',
    blog: 'hut',
    ago: '36d 19h',
    popularity: 0.6,
    tags: ['hut life', 'overheard'],
    content: [
      chat('Guest', 'Is there wifi?'),
      chat('Me', 'There is a window.'),
      chat('Guest', 'What’s the password?'),
      chat('Me', 'Breathe on it.'),
    ],
  },
  {
    key: 'maps-island',
    blog: 'maps',
    ago: '12h 45m',
    popularity: 0.75,
    tags: ['maps', 'imaginary places', 'cartography'],
    content: [
      img(
        'maps-island',
        { style: 'chart', kind: 'island', ship: true, serpent: true },
        'A sepia chart of an invented island with hills and towns, a sailing ship, a sea serpent and a compass rose.',
      ),
      p(
        'Drawer 7. This island appears on four charts over ninety years and then politely disappears. Nobody ever landed. Somebody named all its bays.',
      ),
    ],
  },
  {
    key: 'maps-contours',
    blog: 'maps',
    ago: '4d 7h',
    popularity: 0.5,
    tags: ['contours', 'hiking maps', 'maps'],
    content: [
      img(
        'maps-contours',
        { style: 'chart', kind: 'contours' },
        'A walking map: brown contour lines on green, a dashed red path, a red triangle at a summit.',
      ),
      p('How to read it: lines far apart, sandwiches; lines close together, regret.'),
    ],
  },
  {
    key: 'maps-coast',
    blog: 'maps',
    ago: '8d 8h',
    popularity: 0.55,
    tags: ['maps', 'coast', 'restoration'],
    content: [
      img(
        'maps-coast-1',
        { style: 'chart', kind: 'coast', ink: 'blue', ship: true },
        'A blue-inked chart of a mountainous coast with a ship offshore.',
      ),
      img(
        'maps-coast-2',
        { style: 'chart', kind: 'strait', ink: 'night', ship: true },
        'A night-blue chart of a strait between two coasts, drawn in pale green.',
      ),
      p(
        'Cleaned with soft bread, as one does. @{odile}’s rye is too assertive; her white tin loaf is perfect for the seventeenth century.',
      ),
    ],
    layout: [rows([[0, 1], [2]])],
  },
  {
    key: 'maps-essay',
    blog: 'maps',
    ago: '14d 7h',
    popularity: 0.5,
    tags: ['maps', 'essays', 'long post', 'history'],
    content: [
      h1('In praise of the wrong map'),
      p('A right map gets you there. A wrong map tells you what somebody hoped.'),
      h2('Exhibit one: the friendly whale'),
      p(
        'Whoever engraved this sea had plainly never been on it. The whale smiles. The waves are combed. A ship the size of the whale’s eyelash sails straight for its mouth with every sign of confidence.',
      ),
      h2('Exhibit two: the tidy river'),
      p(
        'It rises exactly in the middle of the country and flows in a straight line to the capital, because it was commissioned by the capital.',
      ),
      h2('Exhibit three: the blank'),
      indented('In the lower left corner, in very small letters: “here I did not go”.'),
      p(
        'The bravest four words in the drawer. (Five in the original. Translation is also a kind of wrong map, @{polyglot}.)',
      ),
    ],
    layout: [folded(1)],
  },
  {
    key: 'maps-poll',
    blog: 'maps',
    ago: '20d 7h',
    popularity: 0.35,
    tags: ['polls', 'maps'],
    content: [
      poll(
        'maps-monster',
        'An empty patch of sea should be filled with',
        ['a serpent', 'a compass rose', 'the cartographer’s cousin', 'nothing, honestly'],
        { days: 12 },
      ),
    ],
  },
  {
    key: 'maps-link',
    blog: 'maps',
    ago: '26d 8h',
    popularity: 0.3,
    tags: ['open maps'],
    content: [
      link(
        {
          url: 'https://www.openstreetmap.org/',
          title: 'OpenStreetMap',
          description: 'The map that anybody can correct, including you, including your street.',
          siteName: 'OpenStreetMap',
          displayUrl: 'openstreetmap.org',
        },
        drawing('maps-link', { style: 'chart', kind: 'contours', ink: 'blue' }, 560),
      ),
      p('I added a bench yesterday. Felt like Magellan.'),
    ],
  },
  {
    key: 'maps-island-blue',
    blog: 'maps',
    ago: '33d 8h',
    popularity: 0.45,
    tags: ['maps', 'imaginary places'],
    content: [
      img(
        'maps-island-blue',
        { style: 'chart', kind: 'island', ink: 'blue' },
        'An invented island in blue ink with a spine of hills and a ring of small towns.',
        { height: 1000 },
      ),
      quote('Not down on any map; therefore, presumably, well rested.'),
      p('pencilled on the back, in two different hands'),
    ],
  },
];
