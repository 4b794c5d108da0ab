import type { Face } from './art/face.ts';
import { type BlogSource, cast } from './cast.ts';
import { hash, random } from './random.ts';

type Reader = readonly [name: string, title: string, kind?: Face['kind']];

/** Accounts that mostly read: they like, follow, reblog and reply. */
const READERS: readonly Reader[] = [
  ['anneke-v', 'Anneke, probably on a train'],
  ['bramble-and-co', 'Bramble & Co.', 'bear'],
  ['cloudwatch-carl', 'Cloudwatch Carl'],
  ['dotty-teacup', 'Dotty'],
  ['eleven-geese', 'Eleven geese', 'bird'],
  ['fenwick-j', 'fenwick'],
  ['gloria-in-the-library', 'Gloria in the library'],
  ['hedgerow-notes', 'Hedgerow notes', 'mushroom'],
  ['imogen-reads', 'Imogen reads'],
  ['juniperberrypie', 'juniper'],
  ['kasia-na-rowerze', 'Kasia na rowerze'],
  ['lighthouse-keeper-no-3', 'Lighthouse keeper no. 3', 'moon'],
  ['mossy-frog', 'a mossy frog', 'frog'],
  ['nils-og-nissen', 'Nils'],
  ['ottilie-writes-letters', 'Ottilie'],
  ['pocket-lint-museum', 'The pocket lint museum', 'ghost'],
  ['quietly-quilting', 'Quietly quilting'],
  ['rui-na-praia', 'Rui na praia'],
  ['salt-and-cinders', 'Salt & cinders'],
  ['toast-at-midnight', 'toast at midnight', 'bear'],
  ['una-voce', 'Una'],
  ['velvet-mushroom', 'velvet mushroom', 'mushroom'],
  ['winter-is-for-soup', 'Winter is for soup'],
  ['xenia-k', 'Xenia K.'],
  ['yard-sale-orchestra', 'Yard sale orchestra'],
  ['zorka-and-the-sea', 'Zorka and the sea', 'fish'],
  ['a-modest-ghost', 'a modest ghost', 'ghost'],
  ['bus-route-29', 'Bus route 29'],
  ['copper-kettle-club', 'Copper kettle club'],
  ['deniz-draws', 'Deniz draws'],
  ['evening-grosbeak', 'evening grosbeak', 'bird'],
  ['fog-enthusiast', 'fog enthusiast', 'moon'],
  ['grandpa-has-wifi', 'Grandpa has wifi'],
  ['half-a-croissant', 'half a croissant'],
  ['ink-on-my-sleeve', 'ink on my sleeve'],
  ['just-here-for-the-cat', 'just here for the cat', 'frog'],
  ['kelp-forest-radio', 'Kelp forest radio', 'fish'],
  ['linnea-s', 'Linnéa'],
  ['mina-no-tabi', 'ミナの旅'],
  ['noor-after-nine', 'Noor after nine'],
];

const GROUNDS = [
  ['#f4efe6', '#7a4323', '#3a2a20'],
  ['#e8eef2', '#2a5b7a', '#22303a'],
  ['#eef2e4', '#3f6328', '#2a3a20'],
  ['#f3e9f1', '#7a3f6a', '#3a2436'],
  ['#1f2430', '#f0b86a', '#f5efe2'],
  ['#fdf3e0', '#8a4a12', '#4a2c14'],
] as const;
const ZONES = [
  'Europe/London',
  'America/New_York',
  'Europe/Warsaw',
  'Australia/Hobart',
  'America/Vancouver',
  'Europe/Oslo',
  'Asia/Istanbul',
  'America/Sao_Paulo',
];

/** The readers' blogs: no header, a drawn face as avatar, a palette of their own. */
export const readers: readonly BlogSource[] = READERS.map(([name, title, kind]) => {
  const rnd = random(`reader:${name}`);
  const [background, accent, titleColour] = rnd.pick(GROUNDS);
  const loved = rnd.shuffle(cast.filter((blog) => !blog.isDeactivated).map((blog) => blog.key));
  return {
    key: name,
    name,
    owner: name,
    primary: true,
    title,
    description: '',
    background,
    accent,
    titleColour,
    avatarShape: rnd.chance(0.7) ? 'circle' : 'square',
    avatar: { style: 'face', kind: kind ?? 'person', hue: hash(name) % 360 },
    header: null,
    timezone: rnd.pick(ZONES),
    tags: [],
    follows: name === 'just-here-for-the-cat' ? ['cat'] : loved.slice(0, rnd.int(5, 13)),
    sharesLikes: rnd.chance(0.5),
    sharesFollowing: rnd.chance(0.5),
    writers: [],
    takesAnonymousAsks: true,
    isDeactivated: false,
    isUnfinished: false,
  };
});
