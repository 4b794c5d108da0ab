import type { Emblem } from './art/emblem.ts';
import type { Recipe } from './art/recipe.ts';

/** The password of every account of the world. It is printed at the start, so it protects nothing. */
export const demoPassword = 'lantern-7-loom';

/** The accounts that tests and the start banner log in with, by key. */
export const demoLogins = ['marlow', 'odile', 'tamsin'] as const;

export interface Member {
  /** Unique in the world; also the local part of the email address. */
  key: string;
  email: string;
  /** Null for an account that has not finished registering. */
  birthDate: string | null;
  isAdmin: boolean;
}

/** A blog before times and counters: its owner and its look. */
export interface BlogSource {
  key: string;
  name: string;
  /** Key of the account that owns it. */
  owner: string;
  primary: boolean;
  title: string;
  description: string;
  background: string;
  accent: string;
  titleColour: string;
  avatarShape: 'circle' | 'square';
  avatar: Recipe;
  header: Recipe | null;
  timezone: string;
  tags: readonly string[];
  /** Keys of the blogs its owner follows. */
  follows: readonly string[];
  sharesLikes: boolean;
  sharesFollowing: boolean;
  /** Keys of accounts that write for it besides its owner. */
  writers: readonly string[];
  takesAnonymousAsks: boolean;
  isDeactivated: boolean;
  /** True when its owner has not finished registering. */
  isUnfinished: boolean;
}

const emblem = (motif: Emblem['motif'], ground: string, figure: string): Emblem => ({
  style: 'emblem',
  motif,
  ground,
  figure,
});

type Given = Pick<
  BlogSource,
  | 'key'
  | 'title'
  | 'description'
  | 'background'
  | 'accent'
  | 'titleColour'
  | 'avatar'
  | 'header'
  | 'timezone'
  | 'tags'
  | 'follows'
> &
  Partial<BlogSource>;

const blog = (given: Given): BlogSource => ({
  name: given.key,
  owner: given.key,
  primary: true,
  avatarShape: 'circle',
  sharesLikes: true,
  sharesFollowing: true,
  writers: [],
  takesAnonymousAsks: true,
  isDeactivated: false,
  isUnfinished: false,
  ...given,
});

/** The blogs that write. */
export const cast: readonly BlogSource[] = [
  blog({
    key: 'marlow',
    title: 'The long way round',
    timezone: 'Europe/Lisbon',
    description:
      'Film and digital, mostly on foot. I photograph weather and whatever is standing in it. Prints when I remember.',
    background: '#f3efe6',
    accent: '#1f5f74',
    titleColour: '#22333d',
    avatar: emblem('camera', '#2f4a5a', '#e9c46a'),
    header: {
      style: 'landscape',
      mood: 'rose',
      land: 'hills',
      ridges: 7,
      sun: 0.62,
      sunHeight: 0.1,
      birds: true,
    },
    tags: ['photography', 'walking', 'fog', 'coast', 'film photography'],
    follows: [
      'odile',
      'tamsin',
      'ferran',
      'kilnside',
      'hut',
      'maps',
      'loom',
      'skein',
      'cat',
      'loopkin',
      'natsuki',
      'greta',
      'bookclub',
      'panels',
    ],
  }),
  blog({
    key: 'odile',
    title: 'Odile bakes (again)',
    timezone: 'Europe/Brussels',
    description:
      'A very small bakery with a very loud oven. Open Tuesday to Saturday, or until the bread is gone. The failures are posted too.',
    background: '#fbf1e2',
    accent: '#9a4a1c',
    titleColour: '#5a2a14',
    avatar: emblem('loaf', '#f3d3b0', '#b5652c'),
    header: { style: 'still', items: ['flour', 'boule', 'jug', 'bun', 'bun'], wall: 'butter', window: true },
    tags: ['bread', 'baking', 'sourdough', 'recipes', 'small business'],
    follows: [
      'marlow',
      'greta',
      'kilnside',
      'cat',
      'hut',
      'ferran',
      'skein',
      'loom',
      'polyglot',
      'bookclub',
      'natsuki',
      'tamsin',
      'bitbarrow',
    ],
  }),
  blog({
    key: 'tamsin',
    title: 'Tamsin looks up',
    timezone: 'Europe/London',
    description:
      'Back-garden astronomer. One 130 mm reflector, two cats who are not allowed near it, and a lot of cloud.',
    background: '#10142e',
    accent: '#9db4ff',
    titleColour: '#f2f0ff',
    avatar: emblem('telescope', '#1b1f4a', '#a9b8ff'),
    header: { style: 'night', subject: 'milky-way', ground: 'watcher', tint: 'indigo' },
    tags: ['astronomy', 'night sky', 'the moon', 'stargazing', 'space'],
    follows: [
      'marlow',
      'odile',
      'hut',
      'maps',
      'bitbarrow',
      'cat',
      'skein',
      'polyglot',
      'bookclub',
      'loopkin',
      'ferran',
      'yusra',
    ],
  }),
  blog({
    key: 'ferran',
    name: 'small-hours-press',
    title: 'Small Hours Press',
    timezone: 'Europe/Madrid',
    description: 'Poems the size of a matchbox, written on the night shift at a ferry terminal.',
    background: '#efe6d8',
    accent: '#7a3f55',
    titleColour: '#3b2430',
    avatar: emblem('feather', '#efe3d0', '#7a3f55'),
    header: { style: 'strokes', study: 'waves', ink: 'brown', paper: 'ivory' },
    tags: ['poetry', 'small poems', 'night shift', 'writing'],
    follows: ['marlow', 'yusra', 'bookclub', 'hut', 'odile', 'skein', 'natsuki', 'tamsin', 'loopkin'],
  }),
  blog({
    key: 'kilnside',
    owner: 'bronagh',
    title: 'Kilnside',
    timezone: 'Europe/Dublin',
    description:
      'Stoneware from a shed with a view of the hens. What comes out of the kiln is between me and the kiln.',
    background: '#e6ebe3',
    accent: '#2f6150',
    titleColour: '#24352f',
    avatar: emblem('jar', '#47545a', '#9cc0ac'),
    header: {
      style: 'pots',
      shapes: ['bottle', 'tea-bowl', 'moon-jar', 'beaker', 'bud-vase'],
      glaze: 'celadon',
    },
    tags: ['ceramics', 'pottery', 'glaze', 'studio'],
    follows: ['odile', 'loom', 'greta', 'marlow', 'yusra', 'cat', 'skein', 'natsuki', 'panels'],
  }),
  blog({
    key: 'yusra',
    name: 'hibr-wa-waraq',
    title: 'حبر وورق',
    timezone: 'Asia/Amman',
    description: 'خطّ عربيّ، قلم قصب، وحبر أصنعه بيدي. Reed pens, home-made ink, patience.',
    background: '#f6efdf',
    accent: '#7d5a12',
    titleColour: '#20305f',
    avatar: emblem('reed', '#20305f', '#e0b04f'),
    header: { style: 'strokes', study: 'curves', ink: 'gold', paper: 'indigo' },
    tags: ['خط عربي', 'calligraphy', 'ink', 'reed pen'],
    follows: ['natsuki', 'ferran', 'kilnside', 'maps', 'marlow', 'skein', 'polyglot', 'loom', 'tamsin'],
  }),
  blog({
    key: 'natsuki',
    name: 'natsuki-techo',
    title: '夏木の手帳',
    timezone: 'Asia/Tokyo',
    description: '文房具と毎日のこと。One page a day, badly drawn, always dated. Ink samples on Sundays.',
    background: '#f4f1e4',
    accent: '#40663a',
    titleColour: '#2c3b2b',
    avatar: emblem('nib', '#f0d9d0', '#c2574a'),
    header: { style: 'desk', layout: 'spread', tone: 'matcha' },
    tags: ['文房具', '手帳', 'stationery', 'fountain pens', 'journal'],
    follows: ['yusra', 'ferran', 'odile', 'loom', 'panels', 'skein', 'cat', 'bookclub', 'kilnside', 'marlow'],
    avatarShape: 'square',
  }),
  blog({
    key: 'bitbarrow',
    owner: 'ozzie',
    title: 'Bitbarrow',
    timezone: 'America/Halifax',
    description: 'Music for handhelds that stopped being made. Four channels, no excuses.',
    background: '#15122b',
    accent: '#ff8fb1',
    titleColour: '#ffd166',
    avatar: emblem('pad', '#1c1836', '#ff5f8a'),
    header: { style: 'pixels', scene: 'title' },
    tags: ['chiptune', 'retro games', 'pixel art', 'music'],
    follows: ['tamsin', 'loopkin', 'panels', 'cat', 'skein', 'polyglot', 'odile', 'maps'],
    avatarShape: 'square',
  }),
  blog({
    key: 'greta',
    name: 'plot-fourteen',
    title: 'Plot fourteen',
    timezone: 'Europe/Berlin',
    description: 'An allotment diary. The slugs have asked not to be named.',
    background: '#eef1dd',
    accent: '#3d6623',
    titleColour: '#2b3d1e',
    avatar: emblem('sprout', '#dfe9cf', '#4f7f4a'),
    header: {
      style: 'botanical',
      plants: ['bean', 'sunflower', 'poppy', 'carrot', 'daisy', 'beetroot'],
      paper: 'sky',
    },
    tags: ['allotment', 'gardening', 'vegetables', 'compost', 'autumn'],
    follows: ['odile', 'kilnside', 'hut', 'cat', 'marlow', 'skein', 'loom', 'bookclub'],
  }),
  blog({
    key: 'skein',
    name: 'skein-news',
    owner: 'wren',
    title: 'Skein',
    timezone: 'UTC',
    description:
      'News from the people who keep this place running. Short, and only when there is something to say.',
    background: '#fff7f0',
    accent: '#9c3b1c',
    titleColour: '#2a2350',
    avatar: emblem('skein', '#2a2350', '#ff8a65'),
    header: { style: 'riso', inks: 'coral-teal', plan: 'yarn' },
    tags: ['skein', 'announcements', 'changelog', 'help'],
    follows: ['panels', 'marlow', 'cat', 'bookclub'],
    sharesLikes: false,
    takesAnonymousAsks: false,
  }),
  blog({
    key: 'panels',
    name: 'four-small-panels',
    owner: 'dovie',
    title: 'Four small panels',
    timezone: 'America/Chicago',
    description:
      'A wordless comic about Pim, a kettle, a moth and a snail. Mondays and Thursdays, weather permitting.',
    background: '#fdf1ea',
    accent: '#a33d2f',
    titleColour: '#4a2a38',
    avatar: emblem('bubble', '#f7c8b0', '#7a3f4a'),
    header: {
      style: 'comic',
      panels: [
        { who: ['pim', 'snail'], says: 'sun', where: 'hill' },
        { who: ['kettle', 'pim'], says: 'tea', where: 'table' },
        { who: ['moth'], says: 'moon', where: 'night' },
      ],
      tint: 'peach',
    },
    tags: ['comics', 'pim', 'drawing', 'process'],
    follows: ['loopkin', 'cat', 'natsuki', 'kilnside', 'skein', 'bitbarrow', 'hut', 'odile'],
  }),
  blog({
    key: 'loopkin',
    owner: 'ilse',
    title: 'Loopkin',
    timezone: 'Europe/Amsterdam',
    description: 'Paper films, twelve frames each. They end where they begin, which I find restful.',
    background: '#1d2036',
    accent: '#f3c26b',
    titleColour: '#fdf3dc',
    avatar: emblem('reel', '#1d2036', '#f3b45f'),
    header: { style: 'loop', scene: 'moonrise' },
    tags: ['animation', 'gif', 'paper film', 'loops'],
    follows: ['panels', 'marlow', 'bitbarrow', 'tamsin', 'skein', 'cat', 'kilnside'],
  }),
  blog({
    key: 'polyglot',
    name: 'slow-polyglot',
    owner: 'emeka',
    title: 'Slow polyglot',
    timezone: 'Africa/Lagos',
    description: 'Five languages, one word a day, no hurry. Corrections welcome and collected.',
    background: '#e9eefb',
    accent: '#3a3fa0',
    titleColour: '#23265c',
    avatar: emblem('tongues', '#2b3170', '#a9b8ff'),
    header: { style: 'desk', layout: 'index-cards', tone: 'ink' },
    tags: ['languages', 'language learning', 'words', 'translation'],
    follows: ['yusra', 'natsuki', 'ferran', 'bookclub', 'skein', 'hut', 'tamsin', 'maps', 'odile'],
  }),
  blog({
    key: 'hut',
    name: 'hut-2304',
    owner: 'alma',
    title: 'Hut at 2304 metres',
    timezone: 'Europe/Zurich',
    description: 'Twenty-two bunks, one stove, soup. The hut log, copied out when there is signal.',
    background: '#e8eef3',
    accent: '#7a2f33',
    titleColour: '#2b3a4a',
    avatar: emblem('hut', '#8fb0cc', '#7a3f3a'),
    header: { style: 'landscape', mood: 'alpenglow', land: 'peaks', ridges: 6, thing: 'hut' },
    tags: ['mountains', 'hut log', 'weather', 'hiking', 'snow'],
    follows: ['marlow', 'tamsin', 'maps', 'greta', 'odile', 'skein', 'ferran'],
  }),
  blog({
    key: 'cat',
    name: 'a-cat-objects',
    owner: 'biscuit',
    title: 'A cat objects',
    timezone: 'Europe/Paris',
    description: 'Formal complaints, filed daily. My secretary types these. She is slow but warm.',
    background: '#e6f0ee',
    accent: '#1f5d58',
    titleColour: '#1f2b30',
    avatar: emblem('cat', '#e3b565', '#2a2730'),
    header: { style: 'cat', pose: 'loaf', room: 'teal', mood: 'sceptical' },
    tags: ['cats', 'complaints', 'household matters'],
    follows: ['odile', 'skein', 'panels', 'tamsin'],
    avatarShape: 'square',
  }),
  blog({
    key: 'bookclub',
    name: 'thursday-book-club',
    owner: 'rosalind',
    title: 'The Thursday Book Club',
    timezone: 'Europe/London',
    description: 'Five people, one book, many biscuits. A group blog: whoever hosts writes the notes.',
    background: '#f5eee6',
    accent: '#6b2f4a',
    titleColour: '#3a2030',
    avatar: emblem('books', '#5b2f44', '#e0b87a'),
    header: { style: 'books', scene: 'shelf', hue: 20 },
    tags: ['books', 'reading', 'book club', 'minutes'],
    writers: ['tamsin', 'ferran', 'odile'],
    follows: ['ferran', 'tamsin', 'odile', 'yusra', 'skein', 'maps', 'polyglot'],
  }),
  blog({
    key: 'maps',
    name: 'the-map-drawer',
    owner: 'casimir',
    title: 'The map drawer',
    timezone: 'Europe/Warsaw',
    description: 'Old maps, wrong maps, maps of places that were never there. Drawer by drawer.',
    background: '#f2e6cc',
    accent: '#85461c',
    titleColour: '#4a2f18',
    avatar: emblem('compass', '#ead7ae', '#5a3c22'),
    header: { style: 'chart', kind: 'coast', ship: true, serpent: true },
    tags: ['maps', 'cartography', 'history', 'imaginary places'],
    follows: ['hut', 'marlow', 'tamsin', 'yusra', 'bookclub', 'skein', 'polyglot'],
  }),
  blog({
    key: 'loom',
    name: 'loom-room',
    owner: 'hesper',
    title: 'The loom room',
    timezone: 'Europe/Helsinki',
    description: 'Weaving, dyeing, unpicking. Everything here was white wool once.',
    background: '#f1eaf2',
    accent: '#6a3f7c',
    titleColour: '#3a2547',
    avatar: emblem('shuttle', '#3b2a47', '#e0a95a'),
    header: { style: 'weave', cloth: 'skeins', dye: 'heather' },
    tags: ['weaving', 'textiles', 'natural dye', 'wool', 'knitting'],
    follows: ['kilnside', 'greta', 'natsuki', 'odile', 'marlow', 'skein', 'maps', 'cat'],
  }),
  blog({
    key: 'offcuts',
    name: 'marlow-offcuts',
    owner: 'marlow',
    primary: false,
    title: 'Offcuts',
    timezone: 'Europe/Lisbon',
    description: 'Marlow’s second drawer: light leaks, thumbs, city windows and other accidents.',
    background: '#22252b',
    accent: '#f0b45a',
    titleColour: '#f5f0e6',
    avatar: emblem('wave', '#3a3f4a', '#e9a04c'),
    header: { style: 'city', view: 'skyline', hour: 'dusk' },
    tags: ['outtakes', 'city', 'night photography'],
    follows: [],
    avatarShape: 'square',
  }),
  blog({
    key: 'postcards',
    name: 'lost-postcards',
    owner: 'pell',
    title: 'Lost postcards',
    timezone: 'UTC',
    description: 'Postcards found in second-hand books.',
    background: '#f5efe2',
    accent: '#7a4a2a',
    titleColour: '#3a2a1c',
    avatar: emblem('moth', '#d9cbb0', '#7a4a2a'),
    header: null,
    tags: ['postcards'],
    follows: [],
    isDeactivated: true,
  }),
];
