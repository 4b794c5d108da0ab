import {
  chat,
  drawing,
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

/** Posts of the potter and the weaver. */
export const makerPosts: readonly PostSource[] = [
  {
    key: 'kilnside-moon-jar',
    blog: 'kilnside',
    ago: '9h 15m',
    popularity: 0.85,
    tags: ['ceramics', 'moon jar', 'celadon'],
    content: [
      img(
        'kilnside-moon-jar',
        { style: 'pots', shapes: ['moon-jar'], glaze: 'celadon' },
        'A round celadon-green moon jar on a shelf, glaze stopping in a wavy line above its bare clay foot.',
        { height: 1000 },
      ),
      p('Number thirty-one. It leans two degrees to the left, like somebody listening. Keeping it.'),
    ],
  },
  {
    key: 'kilnside-opening',
    blog: 'kilnside',
    ago: '3d 2h',
    popularity: 0.7,
    tags: ['kiln opening', 'ceramics', 'studio'],
    content: [
      p('Opened the kiln at six. In order of appearance:'),
      img(
        'kilnside-kiln-1',
        {
          style: 'pots',
          shapes: ['beaker', 'moon-jar', 'bottle'],
          glaze: 'ash',
          place: 'kiln',
          cracked: true,
        },
        'Inside a glowing orange kiln: a beaker, a round jar with a black crack running down it, and a bottle.',
      ),
      img(
        'kilnside-kiln-2',
        { style: 'pots', shapes: ['tea-bowl', 'tea-bowl', 'tea-bowl'], glaze: 'tenmoku' },
        'Three dark brown tea bowls in a row on a shelf.',
      ),
      img(
        'kilnside-kiln-3',
        {
          style: 'pots',
          shapes: ['bud-vase', 'bud-vase', 'bud-vase', 'bud-vase', 'bud-vase'],
          glaze: 'copper',
        },
        'Five small green vases in a line on a shelf.',
      ),
      p('The big one cracked with a sound like a dropped piano key. The hens have been informed.'),
    ],
    layout: [rows([[0], [1], [2, 3], [4]])],
  },
  {
    key: 'kilnside-wheel',
    blog: 'kilnside',
    ago: '6d 5h',
    popularity: 0.5,
    tags: ['throwing', 'studio', 'beginners'],
    content: [
      img(
        'kilnside-wheel',
        { style: 'pots', shapes: ['tea-bowl'], glaze: 'raw', place: 'wheel' },
        'A wet red clay bowl with finger rings, on the potter’s wheel.',
      ),
      p(
        'How to centre clay: push. How to stay centred: stop pushing. It took me nine years to type those two sentences.',
      ),
    ],
  },
  {
    key: 'kilnside-glaze-notes',
    blog: 'kilnside',
    ago: '10d 3h',
    popularity: 0.45,
    tags: ['glaze', 'notes', 'ash glaze'],
    content: [
      h2('Ash glaze, test row 12'),
      ol('Apple ash: pale, runs, very pleased with itself.'),
      ol('Oak ash: grey-green, breaks nicely over ridges.'),
      ol(
        'Ash from @{odile}’s burnt loaf, as promised: brown. Just brown. It smelled of toast at 900 degrees and I will never be free of it.',
      ),
      img(
        'kilnside-ash-row',
        { style: 'pots', shapes: ['beaker', 'beaker', 'beaker'], glaze: 'ash' },
        'Three speckled grey-green beakers standing on a shelf.',
      ),
    ],
  },
  {
    key: 'kilnside-ask',
    blog: 'kilnside',
    ago: '14d 1h',
    popularity: 0.35,
    tags: ['pottery'],
    content: [
      p('Can I put your bowls in the dishwasher?'),
      p('Yes. They have been to 1,280 degrees. Your dishwasher is a spa.'),
    ],
    layout: [{ type: 'ask', blocks: [0], by: 'copper-kettle-club' }],
  },
  {
    key: 'kilnside-cobalt',
    blog: 'kilnside',
    ago: '19d 3h',
    popularity: 0.6,
    tags: ['cobalt', 'ceramics', 'tableware'],
    content: [
      img(
        'kilnside-cobalt',
        { style: 'pots', shapes: ['pitcher', 'lidded', 'beaker'], glaze: 'cobalt' },
        'A pitcher, a lidded jar and a beaker in deep cobalt blue.',
      ),
      p('A set for people who take breakfast seriously.'),
    ],
  },
  {
    key: 'kilnside-quote',
    blog: 'kilnside',
    ago: '25d 22h',
    popularity: 0.4,
    tags: ['quotes', 'studio'],
    content: [
      quote('The pot remembers. You wobbled on a Monday and it tells everyone.'),
      p('my first teacher, looking at my first shelf'),
    ],
  },
  {
    key: 'kilnside-poll',
    blog: 'kilnside',
    ago: '30d 6h',
    popularity: 0.4,
    tags: ['polls', 'tea'],
    content: [
      poll(
        'kilnside-handle',
        'A tea cup should have',
        [
          'a handle',
          'no handle and a warm hand',
          'a handle big enough for the whole hand',
          'a lid, against the hens',
        ],
        { multiple: true },
      ),
    ],
  },
  {
    key: 'kilnside-oat',
    blog: 'kilnside',
    ago: '36d 2h',
    tags: ['ceramics', 'seconds'],
    content: [
      img(
        'kilnside-oat',
        { style: 'pots', shapes: ['plate', 'pitcher'], glaze: 'oat' },
        'A wide plate and a tall speckled pitcher in a pale oat glaze.',
      ),
      p('Seconds sale on Sunday. Everything slightly wrong, priced accordingly, loved the same.'),
    ],
  },
  {
    key: 'loom-plaid',
    blog: 'loom',
    ago: '11h 30m',
    popularity: 0.65,
    tags: ['weaving', 'indigo', 'wip'],
    content: [
      img(
        'loom-plaid',
        { style: 'weave', cloth: 'plaid', dye: 'indigo' },
        'Close-up of a woven plaid in three blues with thin white lines.',
      ),
      p('Nine vats, three blues, one white line that I am prepared to fight for.'),
    ],
  },
  {
    key: 'loom-frame',
    blog: 'loom',
    ago: '2d 15h',
    popularity: 0.55,
    tags: ['weaving', 'beginners', 'loom'],
    content: [
      img(
        'loom-frame',
        { style: 'weave', cloth: 'loom', dye: 'madder' },
        'A wooden frame loom, half woven in red, cream and orange stripes, a shuttle resting across the warp.',
      ),
      p(
        'Built from a bed slat and forty nails. If you can count to two you can weave: over, under, and then the same with regret.',
      ),
    ],
  },
  {
    key: 'loom-dye-day',
    blog: 'loom',
    ago: '5d 9h',
    popularity: 0.75,
    tags: ['natural dye', 'wool', 'plants'],
    content: [
      h1('Dye day'),
      img(
        'loom-dye-1',
        { style: 'weave', cloth: 'skeins', dye: 'weld' },
        'Five skeins in yellows and creams hanging from a wooden rail.',
      ),
      img(
        'loom-dye-2',
        { style: 'weave', cloth: 'skeins', dye: 'heather' },
        'Five skeins in purples and lilacs on the same rail.',
      ),
      img(
        'loom-dye-3',
        { style: 'weave', cloth: 'skeins', dye: 'moss' },
        'Five skeins in greens and creams.',
      ),
      p(
        'Weld from the railway bank, heather from my aunt’s hill, and the green is both of them having a conversation with indigo.',
      ),
      ul('Wash the wool as if it were asleep.'),
      ul('Never hurry the heat.'),
      ul('Label **everything**. Memory is not colourfast.'),
    ],
    layout: [rows([[0], [1, 2, 3], [4], [5], [6], [7]])],
  },
  {
    key: 'loom-houndstooth',
    blog: 'loom',
    ago: '8d 9h',
    popularity: 0.4,
    tags: ['weaving', 'patterns', 'houndstooth'],
    content: [
      img(
        'loom-houndstooth',
        { style: 'weave', cloth: 'houndstooth', dye: 'natural' },
        'Brown and cream houndstooth cloth, thread by thread.',
      ),
      p('Undyed. Two sheep, one dark and one pale, who do not speak to each other in real life.'),
    ],
  },
  {
    key: 'loom-unpick',
    blog: 'loom',
    ago: '12d 4h',
    popularity: 0.7,
    tags: ['weaving', 'mistakes', 'patience'],
    content: [
      p('Found a mistake forty centimetres back.'),
      indented('Options:'),
      indented('unpick it', 1),
      indented('leave it and call it a signature', 1),
      indented('move to another country', 1),
      p('~~Unpicked~~ ~~left~~ unpicked it. The country was nice to think about.'),
    ],
  },
  {
    key: 'loom-fair-isle',
    blog: 'loom',
    ago: '17d 8h',
    popularity: 0.6,
    tags: ['knitting', 'colourwork', 'wool'],
    content: [
      img(
        'loom-fair-isle',
        { style: 'weave', cloth: 'fair-isle', dye: 'madder' },
        'Knitted colourwork in red: a band of pale stars above a band of little trees.',
      ),
      p('Stars on top, trees below, as they usually are.'),
    ],
  },
  {
    key: 'loom-chat',
    blog: 'loom',
    ago: '24d 6h',
    popularity: 0.5,
    tags: ['overheard', 'craft fair'],
    content: [
      chat('Visitor', 'How long does one of these take?'),
      chat('Me', 'The weaving? Three days.'),
      chat('Visitor', 'Oh, that’s not bad!'),
      chat('Me', 'The not ruining it? Twenty-two years.'),
    ],
  },
  {
    key: 'loom-granny',
    blog: 'loom',
    ago: '32d 5h',
    popularity: 0.45,
    tags: ['crochet', 'scraps'],
    content: [
      img(
        'loom-granny',
        { style: 'weave', cloth: 'granny', dye: 'heather' },
        'Crochet granny squares in purples and white on a dark ground.',
      ),
      p('Every end of every ball from this year. Nothing is wasted, especially not the evenings.'),
    ],
  },
  {
    key: 'loom-link',
    blog: 'loom',
    ago: '37d 8h',
    tags: ['natural dye', 'history'],
    content: [
      link(
        {
          url: 'https://en.wikipedia.org/wiki/Rubia_tinctorum',
          title: 'Rubia tinctorum',
          description: 'Madder: the unremarkable plant under a thousand years of red.',
          siteName: 'Wikipedia',
          displayUrl: 'en.wikipedia.org',
        },
        drawing(
          'loom-link',
          { style: 'botanical', plants: ['thistle', 'eucalyptus', 'thistle'], paper: 'blush' },
          560,
        ),
      ),
      p('The root of it is all red. I mean that literally and I will not apologise.'),
    ],
  },
  {
    key: 'kilnside-steam',
    blog: 'kilnside',
    ago: '21d 4h',
    popularity: 0.45,
    tags: ['gif', 'tea', 'studio'],
    content: [
      gif(
        'kilnside-steam',
        { style: 'loop', scene: 'steam' },
        'Three ribbons of steam curl up from a red cup.',
      ),
      p('Quality control.'),
    ],
  },
];
