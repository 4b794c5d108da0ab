import {
  audio,
  chat,
  drawing,
  film,
  gif,
  h1,
  h2,
  img,
  type PostSource,
  p,
  poll,
  quirky,
  rows,
  ul,
} from '../blocks.ts';
import { tunes } from '../tunes.ts';

/** Music for handhelds, wordless comics and paper films. */
export const playPosts: readonly PostSource[] = [
  {
    key: 'bitbarrow-overworld',
    blog: 'bitbarrow',
    ago: '7h 50m',
    popularity: 0.75,
    tags: ['chiptune', 'music', 'overworld'],
    content: [
      audio(
        tunes.overworld,
        drawing('bitbarrow-overworld-cover', { style: 'pixels', scene: 'village' }, 1000),
      ),
      p(
        'New one. Two square waves, a triangle and a great deal of optimism about how far the next village is.',
      ),
    ],
  },
  {
    key: 'bitbarrow-handheld',
    blog: 'bitbarrow',
    ago: '3d 7h',
    popularity: 0.6,
    tags: ['retro games', 'hardware', 'pixel art'],
    content: [
      img(
        'bitbarrow-handheld',
        { style: 'pixels', scene: 'handheld' },
        'Pixel art of a grey handheld console with a green screen on which a small creature smiles.',
      ),
      p(
        'Bought as “does not turn on”. It turns on. It just needed to be asked by somebody with a clean cotton bud.',
      ),
    ],
  },
  {
    key: 'bitbarrow-shop',
    blog: 'bitbarrow',
    ago: '8d 6h',
    popularity: 0.5,
    tags: ['chiptune', 'music'],
    content: [
      audio(
        tunes.shop,
        drawing(
          'bitbarrow-shop-cover',
          { style: 'city', view: 'shop', shop: 'records', weather: 'rain' },
          1000,
        ),
      ),
      p('You may look through the window. You may not afford the boots.'),
    ],
  },
  {
    key: 'bitbarrow-scenes',
    blog: 'bitbarrow',
    ago: '13d 5h',
    popularity: 0.7,
    tags: ['pixel art', 'retro games', 'series'],
    content: [
      img(
        'bitbarrow-scene-1',
        { style: 'pixels', scene: 'sunset-sea' },
        'Pixel art: a striped sun setting into a glittering sea, a small boat on the left.',
        { height: 700 },
      ),
      img(
        'bitbarrow-scene-2',
        { style: 'pixels', scene: 'castle' },
        'Pixel art: a dark blue castle at night, a knight in red below it, a crescent moon.',
        { height: 700 },
      ),
      img(
        'bitbarrow-scene-3',
        { style: 'pixels', scene: 'cave' },
        'Pixel art: a cave with glowing crystals and an explorer with a torch.',
        { height: 700 },
      ),
      img(
        'bitbarrow-scene-4',
        { style: 'pixels', scene: 'space' },
        'Pixel art: a ringed orange planet, a small ship firing upwards, five green invaders.',
        { height: 700 },
      ),
      p('Backgrounds for a game that exists only as backgrounds. I have never been happier.'),
    ],
    layout: [rows([[0], [1, 2], [3], [4]])],
  },
  {
    key: 'bitbarrow-boss',
    blog: 'bitbarrow',
    ago: '18d 6h',
    popularity: 0.55,
    tags: ['chiptune', 'music', 'geese'],
    content: [
      audio(tunes.boss, drawing('bitbarrow-boss-cover', { style: 'pixels', scene: 'forest' }, 1000)),
      p('She has three phases. The third phase is disappointment.'),
    ],
  },
  {
    key: 'bitbarrow-poll',
    blog: 'bitbarrow',
    ago: '23d 7h',
    popularity: 0.4,
    tags: ['polls', 'retro games'],
    content: [
      poll(
        'bitbarrow-save',
        'You reach a save point. You',
        [
          'save',
          'save twice',
          'walk past like a hero and regret it',
          'save, walk three steps, come back, save',
        ],
        { days: 21 },
      ),
    ],
  },
  {
    key: 'bitbarrow-cassette',
    blog: 'bitbarrow',
    ago: '29d 6h',
    popularity: 0.45,
    tags: ['cassettes', 'pixel art', 'merch'],
    content: [
      img(
        'bitbarrow-cassette',
        { style: 'pixels', scene: 'cassette' },
        'Pixel art of a cream cassette with a red and yellow label.',
        { height: 700 },
      ),
      p(
        'Thirty copies of “Loose batteries”. Side B is me counting to four for eleven minutes, by accident. Collectors will understand.',
      ),
    ],
  },
  {
    key: 'bitbarrow-rain',
    blog: 'bitbarrow',
    ago: '36d 5h',
    popularity: 0.5,
    tags: ['pixel art', 'gif', 'rain', 'cats'],
    content: [
      gif(
        'bitbarrow-rain',
        { style: 'pixels', scene: 'rain-window' },
        'Pixel art animation: rain falls past a window at night, a black cat and a red mug on the sill.',
        700,
      ),
      audio(tunes.credits, drawing('bitbarrow-credits-cover', { style: 'loop', scene: 'snow' }, 1000)),
    ],
  },
  {
    key: 'panels-tea',
    blog: 'panels',
    ago: '10h 5m',
    popularity: 0.85,
    tags: ['comics', 'pim', 'tea'],
    content: [
      img(
        'panels-tea',
        {
          style: 'comic',
          panels: [
            { who: ['pim'], says: 'tea', where: 'room' },
            { who: ['pim', 'kettle'], face: 'flat', where: 'table' },
            { who: ['kettle'], face: 'shock', says: 'bang', where: 'table' },
            { who: ['pim'], face: 'sleep', where: 'night' },
          ],
          tint: 'peach',
        },
        'Comic in four panels. Pim, a small white ghost, thinks of tea; Pim waits by the kettle, both straight-faced; the kettle boils with a shock; Pim is asleep on a hill at night.',
        { height: 1000 },
      ),
    ],
  },
  {
    key: 'panels-snail',
    blog: 'panels',
    ago: '3d 10h',
    popularity: 0.8,
    tags: ['comics', 'pim', 'snail'],
    content: [
      img(
        'panels-snail',
        {
          style: 'comic',
          panels: [
            { who: ['snail'], where: 'rain' },
            { who: ['snail', 'pim'], says: 'leaf', where: 'hill' },
            { who: ['moth', 'pim'], says: 'moon', where: 'night' },
            { who: ['pim'], face: 'happy', says: 'heart', where: 'room' },
          ],
          tint: 'mint',
        },
        'Comic in four panels: a snail in the rain; Pim meets the snail and they speak of a leaf; a moth and Pim at night, speaking of the moon; Pim at home with a heart in the bubble.',
        { height: 1000 },
      ),
      p(
        'For everyone who asked whether the snail gets home. The snail **is** home. That is the point of a snail.',
      ),
    ],
  },
  {
    key: 'panels-strip-moth',
    blog: 'panels',
    ago: '7d 10h',
    popularity: 0.6,
    tags: ['comics', 'pim', 'moth'],
    content: [
      img(
        'panels-moth',
        {
          style: 'comic',
          panels: [
            { who: ['moth'], where: 'night' },
            { who: ['moth', 'pim'], face: 'flat', says: 'sun', where: 'night' },
            { who: ['pim'], face: 'sad', says: 'dots', where: 'night' },
          ],
          tint: 'lilac',
        },
        'Three night panels: a moth flies; it tells Pim of the sun; Pim is sad and says nothing.',
        { height: 400 },
      ),
    ],
  },
  {
    key: 'panels-process',
    blog: 'panels',
    ago: '10d 10h',
    popularity: 0.5,
    tags: ['process', 'drawing', 'comics'],
    content: [
      h1('How a strip is made'),
      ul('Monday: an idea arrives in the bath.'),
      ul('Tuesday: the idea is drawn. The idea was better in the bath.'),
      ul('Wednesday: redrawn, with the kettle moved 4 mm.'),
      ul('Thursday: posted. The kettle looked better before.'),
      img(
        'panels-process',
        {
          style: 'comic',
          panels: [{ who: ['kettle', 'pim'], face: 'happy', where: 'table', says: 'question' }],
          tint: 'lemon',
        },
        'One large panel: the kettle asks Pim a question across a table; both smile.',
        { height: 700 },
      ),
    ],
  },
  {
    key: 'panels-ask',
    blog: 'panels',
    ago: '15d 9h',
    popularity: 0.4,
    tags: ['pim'],
    content: [
      p('What IS Pim? A ghost? A tooth? A sock?'),
      p('Pim is what is left when you take the worry out of a Tuesday.'),
      p('(A sock. Pim is a sock. Please do not tell the others.)'),
    ],
    layout: [{ type: 'ask', blocks: [0], by: 'a-modest-ghost' }],
  },
  {
    key: 'panels-strip-rain',
    blog: 'panels',
    ago: '22d 10h',
    popularity: 0.55,
    tags: ['comics', 'pim', 'rain'],
    content: [
      img(
        'panels-rain',
        {
          style: 'comic',
          panels: [
            { who: ['pim'], face: 'sad', where: 'rain' },
            { who: ['pim', 'snail'], face: 'happy', says: 'note', where: 'rain' },
            { who: ['kettle'], face: 'happy', says: 'tea', where: 'table' },
            { who: ['pim', 'kettle'], face: 'sleep', where: 'room' },
          ],
          tint: 'lemon',
        },
        'Four panels: Pim sad in the rain; a snail brings a song; the kettle thinks of tea; Pim and the kettle asleep indoors.',
        { height: 380 },
      ),
    ],
  },
  {
    key: 'panels-riso',
    blog: 'panels',
    ago: '27d 9h',
    popularity: 0.45,
    tags: ['risograph', 'prints', 'shop news'],
    content: [
      img(
        'panels-riso-1',
        { style: 'riso', inks: 'coral-teal', plan: 'tiles' },
        'A coral and teal print of circles, arches and halftone squares.',
        { height: 1000 },
      ),
      img(
        'panels-riso-2',
        { style: 'riso', inks: 'pink-green', plan: 'orbits' },
        'A pink disc and a green disc overlap, ringed by thin ellipses.',
        { height: 1000 },
      ),
      p('Learned to use the print machine at the library. It jams in two colours.'),
    ],
    layout: [rows([[0, 1], [2]])],
  },
  {
    key: 'panels-goodnight',
    blog: 'panels',
    ago: '37d 10h',
    popularity: 0.5,
    tags: ['pim', 'comics'],
    content: [
      img(
        'panels-goodnight',
        {
          style: 'comic',
          panels: [{ who: ['pim'], face: 'sleep', where: 'night', says: 'moon' }],
          tint: 'lilac',
        },
        'One panel: Pim asleep on a hill at night, dreaming of the moon.',
        { height: 760 },
      ),
      quirky('good night to exactly you'),
    ],
  },
  {
    key: 'loopkin-lighthouse',
    blog: 'loopkin',
    ago: '13h 20m',
    popularity: 0.8,
    tags: ['gif', 'animation', 'lighthouse', 'loops'],
    content: [
      gif(
        'loopkin-lighthouse',
        { style: 'loop', scene: 'lighthouse' },
        'A paper lighthouse turns its yellow beam through a starry night while paper waves slide past.',
      ),
      p('For @{marlow}, whose lighthouse would not hold still.'),
    ],
  },
  {
    key: 'loopkin-horse',
    blog: 'loopkin',
    ago: '4d 9h',
    popularity: 0.6,
    tags: ['gif', 'animation history', 'zoetrope'],
    content: [
      gif(
        'loopkin-horse',
        { style: 'loop', scene: 'horse' },
        'A dark paper horse trots inside a turning red disc with slots, like a zoetrope.',
        1000,
      ),
      p('Twelve drawings, one horse, no destination. The first animators had it right.'),
    ],
  },
  {
    key: 'loopkin-boat',
    blog: 'loopkin',
    ago: '9d 9h',
    popularity: 0.65,
    tags: ['gif', 'paper film', 'sea'],
    content: [
      gif(
        'loopkin-boat',
        { style: 'loop', scene: 'boat' },
        'A folded paper boat bobs on three rows of blue waves, clouds drifting behind.',
      ),
    ],
  },
  {
    key: 'loopkin-film-waves',
    blog: 'loopkin',
    ago: '14d 8h',
    popularity: 0.5,
    tags: ['video', 'paper film', 'sunset'],
    content: [
      film(
        'loopkin-waves',
        { style: 'loop', scene: 'waves' },
        'Five layers of cut-paper waves rock in front of an orange paper sun.',
      ),
      p('Proper film this time, with **sound** of nothing at all.'),
    ],
  },
  {
    key: 'loopkin-leaf',
    blog: 'loopkin',
    ago: '20d 8h',
    popularity: 0.7,
    tags: ['gif', 'autumn', 'loops'],
    content: [
      gif(
        'loopkin-leaf',
        { style: 'loop', scene: 'leaf' },
        'Red and yellow leaves swing down from a bare branch, one after another, for ever.',
      ),
      p('None of them ever lands. I checked with the leaves and they prefer it.'),
    ],
  },
  {
    key: 'loopkin-chat',
    blog: 'loopkin',
    ago: '26d 9h',
    popularity: 0.35,
    tags: ['studio talk', 'animation'],
    content: [
      chat('My brother', 'What happens at the end?'),
      chat('Me', 'The beginning.'),
      chat('My brother', 'And then?'),
      chat('Me', 'You see, you are already watching it.'),
    ],
  },
  {
    key: 'loopkin-blink',
    blog: 'loopkin',
    ago: '32d 9h',
    popularity: 0.75,
    tags: ['gif', 'cats', 'commission'],
    content: [
      gif(
        'loopkin-blink',
        { style: 'loop', scene: 'blink' },
        'A sceptical black and white cat sits, swings its tail and blinks once, slowly.',
      ),
      p('Commissioned by @{cat}, who rejected nine versions for “warmth”.'),
    ],
  },
  {
    key: 'loopkin-rain-moon',
    blog: 'loopkin',
    ago: '40d 8h',
    popularity: 0.4,
    tags: ['gif', 'snow', 'winter'],
    content: [
      gif(
        'loopkin-snow',
        { style: 'loop', scene: 'snow' },
        'Snow falls without end on a small red hut with a lit window.',
      ),
      h2('It is always half past four in here.'),
    ],
  },
];
