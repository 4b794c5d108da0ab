import {
  chat,
  gif,
  img,
  indented,
  ol,
  type PostSource,
  p,
  quirky,
  quote,
  type SourceBlock,
  ul,
} from '../blocks.ts';

const re = (
  key: string,
  blog: string,
  reblogs: string,
  ago: string,
  content: readonly SourceBlock[],
  tags: readonly string[] = [],
): PostSource => ({
  key,
  blog,
  reblogs,
  ago,
  content,
  tags,
});

/** A post of a deleted blog: the first item of a broken trail. */
export const deletedBlogPosts: readonly PostSource[] = [
  {
    key: 'postcards-harbour',
    blog: 'postcards',
    ago: '38d 2h',
    tags: ['postcards'],
    content: [
      p('Found in a cookery book, between soups and fish. No address, no stamp. On the back, in pencil:'),
      quote('The harbour is exactly as you said. I have not told anyone that you said it.'),
    ],
  },
];

/** A thread of twelve reblogs. */
const longThread: readonly PostSource[] = [
  re('slugs-odile', 'odile', 'greta-slug-minutes', '2d 5h', [
    p('As your supplier of stale rye, I must declare an interest. The slugs have asked for sourdough.'),
  ]),
  re('slugs-greta-2', 'greta', 'slugs-odile', '2d 4h 30m', [p('They **what**.')]),
  re('slugs-hut', 'hut', 'slugs-greta-2', '2d 3h 50m', [
    p('No slugs at 2304 m. We have the fox, who also attends meetings and also votes.'),
  ]),
  re('slugs-maps', 'maps', 'slugs-hut', '2d 2h', [
    p('I have a 1790 plan of an estate on which the kitchen garden is marked, in a clear hand, _“theirs”_.'),
  ]),
  re('slugs-cat', 'cat', 'slugs-maps', '1d 23h', [p('For the record, I was consulted and I said no.')]),
  re('slugs-kilnside', 'kilnside', 'slugs-cat', '1d 21h', [
    p('Would ceramic help? I have eleven cracked bowls and no scruples.'),
  ]),
  re('slugs-greta-3', 'greta', 'slugs-kilnside', '1d 20h', [
    p('Update: they hold the meetings **in** the bowls now.'),
    img(
      'slugs-bowls',
      { style: 'pots', shapes: ['tea-bowl', 'tea-bowl', 'plate'], glaze: 'shino' },
      'Two pale tea bowls and a plate on a shelf, waiting to be a council chamber.',
    ),
  ]),
  re('slugs-ferran', 'ferran', 'slugs-greta-3', '1d 17h', [
    p('A silver line'),
    p('across the lettuce:'),
    p('minutes, approved.'),
  ]),
  re('slugs-bookclub', 'bookclub', 'slugs-ferran', '1d 14h', [
    p('We would like to option this.'),
    ol('Act one: the lettuce.'),
    ol('Act two: the beer.'),
    ol('Act three: _the other lettuce_.'),
  ]),
  re('slugs-tamsin', 'tamsin', 'slugs-bookclub', '1d 8h', [
    p(
      'I can report that they were also present at the meteor shower. One of them was on the eyepiece. We have both seen things.',
    ),
  ]),
  re(
    'slugs-panels',
    'panels',
    'slugs-tamsin',
    '23h',
    [
      img(
        'slugs-strip',
        {
          style: 'comic',
          panels: [
            { who: ['snail', 'pim'], face: 'flat', says: 'leaf', where: 'hill' },
            { who: ['snail'], says: 'heart', where: 'table' },
            { who: ['pim'], face: 'sad', says: 'dots', where: 'hill' },
          ],
          tint: 'mint',
        },
        'Three panels: a snail asks Pim for a leaf; the snail is in love with its dinner; Pim looks at a bare hill.',
        { height: 400 },
      ),
    ],
    ['pim', 'fan art of a meeting'],
  ),
  re(
    'slugs-marlow',
    'marlow',
    'slugs-panels',
    '3h 5m',
    [p('I have followed this for two days and I would like to photograph the chair.')],
    ['reblogs', 'slugs', 'the long thread'],
  ),
];

const harbour: readonly PostSource[] = [
  re(
    'harbour-ferran',
    'ferran',
    'postcards-harbour',
    '37d 20h',
    [p('I have been on the night shift with this sentence for a week. It will not let me end it.')],
    ['small poems', 'postcards'],
  ),
  re(
    'harbour-yusra',
    'yusra',
    'harbour-ferran',
    '36d 22h',
    [
      p('كتبتها مرّة واحدة، بلا تمرين. بعض الجمل لا تُكتب مرّتين.'),
      img(
        'harbour-flourish',
        { style: 'strokes', study: 'flourish', ink: 'black', paper: 'rose' },
        'A black pen spiral with five small leaf strokes, on rose paper.',
      ),
    ],
    ['خط عربي', 'postcards'],
  ),
  re(
    'harbour-maps',
    'maps',
    'harbour-yusra',
    '35d 21h',
    [
      p(
        'There is a harbour in drawer 3 with a pencil cross and no explanation. I had always assumed a rock.',
      ),
    ],
    ['maps', 'postcards'],
  ),
];

/** Shorter threads and picture replies. */
const threads: readonly PostSource[] = [
  re(
    'burnt-kilnside',
    'kilnside',
    'odile-burnt',
    '1d 3h',
    [p('Save me the ash. I am not joking, it is for a glaze.')],
    ['ash glaze'],
  ),
  re('burnt-odile', 'odile', 'burnt-kilnside', '1d 1h', [
    p('It is in a jar with a ribbon. She died as she lived: far too hot.'),
  ]),
  re(
    'burnt-cat',
    'cat',
    'burnt-odile',
    '22h',
    [p('I was not told there would be ribbon.')],
    ['complaints', 'no. 411'],
  ),
  re(
    'storm-loopkin',
    'loopkin',
    'marlow-lighthouse-storm',
    '1d 10h',
    [
      gif(
        'storm-loop',
        { style: 'loop', scene: 'lighthouse' },
        'The lighthouse again, in cut paper, its beam turning.',
      ),
      p('It would not hold still, so I did not ask it to.'),
    ],
    ['gif', 'lighthouse'],
  ),
  re(
    'storm-hut',
    'hut',
    'marlow-lighthouse-storm',
    '1d 22h',
    [p('Same storm reached us nine hours later. It had lost the sea and kept the opinion.')],
    ['weather', 'hut log'],
  ),
  re(
    'saturn-odile',
    'odile',
    'tamsin-saturn',
    '2d 12h',
    [p('I read this to the queue. The man with the meters cried and bought two rolls.')],
    ['oh so it’s real'],
  ),
  re(
    'saturn-tamsin',
    'tamsin',
    'saturn-odile',
    '2d 8h',
    [p('She has been back every clear night. She brings **her own chair** now.')],
    ['saturn', 'neighbours'],
  ),
  re('saturn-bitbarrow', 'bitbarrow', 'saturn-tamsin', '2d 1h', [
    p('There is a track in this and it is in 6/8.'),
  ]),
  re(
    'glove-marlow',
    'marlow',
    'ferran-instructions',
    '1d 18h',
    [
      img(
        'glove-poles',
        { style: 'landscape', mood: 'mono', thing: 'fence', ridges: 3, clouds: true },
        'Black and white: a leaning fence across low hills.',
      ),
      p(
        'Photographed eleven lost gloves this winter. Every one palm up. I thought it was only me who noticed.',
      ),
    ],
    ['photography', 'gloves'],
  ),
  re(
    'rules-tamsin',
    'tamsin',
    'hut-rules',
    '6d 2h',
    [p('I was bunk 22. I would like to say, with dignity, that the fox started it.')],
    ['bunk 22'],
  ),
  re('rules-alma', 'hut', 'rules-tamsin', '5d 23h', [
    p('The fox has been asked and maintains that he was at home.'),
  ]),
  re(
    'mistakes-yusra',
    'yusra',
    'polyglot-mistakes',
    '7d 3h',
    [
      p('قلت مرّة لبائع: “أنا طازجة اليوم”. فأجاب: “الحمد لله”.'),
      p('{small|I once told a grocer “I am fresh today”. He said: thank God.}'),
    ],
    ['languages'],
  ),
  re(
    'mistakes-natsuki',
    'natsuki',
    'mistakes-yusra',
    '6d 15h',
    [p('私は台所です、も好きです。住んでみたい。'), p('“I am a kitchen” is a lovely thing to be. 🫖')],
    ['言葉'],
  ),
  re(
    'tree-loom',
    'loom',
    'marlow-autumn-tree',
    '6d 6h',
    [p('That red is madder, second bath, a little iron. I can have it on wool by Thursday.')],
    ['natural dye', 'colour matching'],
  ),
  re('tree-marlow', 'marlow', 'tree-loom', '6d 1h', [p('And here I was calling it “leaf”.')]),
  re(
    'customer-cat',
    'cat',
    'odile-chat-customer',
    '5d 4h',
    [
      chat('Me', 'Is the food fresh?'),
      chat('Secretary', 'I opened the tin in front of you.'),
      chat('Me', 'But is it _fresh_?'),
    ],
    ['complaints', 'solidarity with the customer'],
  ),
  re(
    'customer-polyglot',
    'polyglot',
    'odile-chat-customer',
    '5d 11h',
    [p('“Still finding out that it is bread” is the best description of intermediate level I have read.')],
    ['language learning'],
  ),
  re(
    'wrongmap-polyglot',
    'polyglot',
    'maps-essay',
    '13d 20h',
    [p('Four words, five words: I counted again and got a footnote. Well played.')],
    ['translation'],
  ),
  re(
    'dyeday-greta',
    'greta',
    'loom-dye-day',
    '5d 1h',
    [
      p(
        'You may have all the weld on the railway side of my fence. The railway has been told it is a pollinator corridor.',
      ),
    ],
    ['plants', 'natural dye'],
  ),
  re(
    'moonjar-ferran',
    'ferran',
    'kilnside-moon-jar',
    '6h 10m',
    [p('Two degrees off true:'), p('the moon, too,'), p('leans in to hear the dog.')],
    ['small poems', 'moon jar'],
  ),
  re(
    'island-panels',
    'panels',
    'maps-island',
    '9h 40m',
    [
      p('Pim would like to live on the island that is well rested.'),
      ul('no landings'),
      ul('named bays'),
      ul('one serpent, polite'),
    ],
    ['pim', 'maps'],
  ),
  re(
    '412-odile',
    'odile',
    'cat-complaint-412',
    '1h 10m',
    [p('The box held flour. It is now **a bed that holds flour**. So am I, by five in the morning.')],
    ['solidarity'],
  ),
  re(
    '412-skein',
    'skein',
    'cat-complaint-412',
    '55m',
    [p('Complaint received and routed to the box department.')],
    ['skein', 'support'],
  ),
  re(
    '412-cat',
    'cat',
    '412-skein',
    '35m',
    [p('I have met the box department. It is a smaller box.')],
    ['complaints', 'no. 412b'],
  ),
  re(
    'ink-natsuki',
    'natsuki',
    'yusra-ink-recipe',
    '4d 2h',
    [
      p('七日間すりました。指がまだ夜の色です。'),
      indented('Day seven. My fingers are still the colour of night.'),
    ],
    ['インク', 'ink'],
  ),
  re(
    'overworld-loopkin',
    'loopkin',
    'bitbarrow-overworld',
    '4h 15m',
    [quirky('made my kettle walk faster 🫖🎶')],
    ['chiptune'],
  ),
];

const plain = (
  key: string,
  blog: string,
  reblogs: string,
  ago: string,
  tags: readonly string[] = [],
): PostSource => re(key, blog, reblogs, ago, [], tags);

/** Reblogs that add only tags, as most do. */
const tagOnlyReblogs: readonly PostSource[] = [
  plain('quiet-1', 'odile', 'marlow-jetty-blue', '15h', ['blue', 'I would like to stand there']),
  plain('quiet-2', 'tamsin', 'marlow-jetty-blue', '12h 20m', ['that is the moon doing that']),
  plain('quiet-3', 'marlow', 'kilnside-moon-jar', '7h 5m', ['ceramics', 'round']),
  plain('quiet-4', 'marlow', 'ferran-last-ferry', '2h 15m', ['poetry']),
  plain('quiet-5', 'hut', 'tamsin-orion', '3d 20h', ['visible from the bunk room', 'bring socks']),
  plain('quiet-6', 'loom', 'greta-flowers', '11d 22h', ['dye plants if you squint']),
  plain('quiet-7', 'bookclub', 'ferran-rain-poem', '12d 10h', ['read it back to me']),
  plain('quiet-8', 'skein', 'cat-shelf', '1d 1h', ['incident report']),
  plain('quiet-9', 'natsuki', 'panels-tea', '8h 45m', ['お茶', 'pim']),
  plain('quiet-10', 'yusra', 'natsuki-haiku', '15d 13h', ['شاي', 'small poems']),
  plain('quiet-11', 'greta', 'odile-recipe-flatbread', '3d 23h', ['trying this on sunday']),
  plain('quiet-12', 'maps', 'marlow-dunes', '14d 21h', ['contours, live']),
  plain('quiet-13', 'tamsin', 'hut-stars', '15d 6h', ['HUT', 'THE SHOES WERE WORTH IT']),
  plain('quiet-14', 'ferran', 'hut-chat', '35d 20h', ['breathe on it']),
  plain('quiet-15', 'bitbarrow', 'loopkin-horse', '3d 18h', ['12 frames is plenty']),
  plain('quiet-16', 'cat', 'loopkin-blink', '31d 22h', ['acceptable', 'my good side is both']),
  plain('quiet-17', 'polyglot', 'yusra-mixed', '14d 14h', ['it depends']),
  plain('quiet-18', 'panels', 'loopkin-leaf', '19d 10h', ['prefer it']),
  plain('quiet-19', 'kilnside', 'loom-unpick', '11d 12h', ['the country is nice this time of year']),
  plain('quiet-20', 'odile', 'hut-log-first-snow', '4h 20m', ['snow', 'soup weather']),
];

export const reblogPosts: readonly PostSource[] = [...longThread, ...harbour, ...threads, ...tagOnlyReblogs];
