import {
  audio,
  chat,
  drawing,
  folded,
  h1,
  h2,
  img,
  indented,
  link,
  ol,
  type PostSource,
  p,
  poll,
  quirky,
  quote,
  rows,
  ul,
} from '../blocks.ts';
import { tunes } from '../tunes.ts';

/** The cat, the book club and the news of the house. */
export const housePosts: readonly PostSource[] = [
  {
    key: 'cat-complaint-412',
    blog: 'cat',
    ago: '1h 40m',
    popularity: 1,
    tags: ['complaints', 'cats', 'no. 412'],
    content: [
      img(
        'cat-box',
        { style: 'cat', pose: 'box', coat: 'tuxedo', room: 'ochre' },
        'A black and white cat glares over the edge of a cardboard box.',
      ),
      p('**Complaint no. 412.** The box has been moved 10 cm. I was _thinking_ in there.'),
    ],
  },
  {
    key: 'cat-shelf',
    blog: 'cat',
    ago: '1d 9h',
    popularity: 0.95,
    tags: ['cats', 'household matters', 'physics'],
    content: [
      img(
        'cat-shelf',
        { style: 'cat', pose: 'shelf', room: 'blush' },
        'The cat lies along a shelf, one paw just beyond a tilting mug.',
      ),
      p('Results of today’s experiment: gravity still works. I will check again tomorrow. Somebody has to.'),
    ],
  },
  {
    key: 'cat-keyboard',
    blog: 'cat',
    ago: '4d 3h',
    popularity: 0.9,
    tags: ['cats', 'work'],
    content: [
      img(
        'cat-keyboard',
        { style: 'cat', pose: 'keyboard', coat: 'tuxedo', room: 'night' },
        'The cat lies across a computer keyboard at night, staring out of the picture.',
      ),
      p('ñññññññññññññññññ'),
      p('{small|I have answered your email.}'),
    ],
  },
  {
    key: 'cat-list-vacuum',
    blog: 'cat',
    ago: '7d 8h',
    popularity: 0.7,
    tags: ['complaints', 'lists'],
    content: [
      h2('Persons of interest'),
      ol('The vacuum cleaner'),
      ol('Whoever invented Monday’s food'),
      ol('The other cat (in the dark window)'),
      ol('Odile, _suspiciously_ nice'),
      p('Investigations continue from the warm spot.'),
    ],
  },
  {
    key: 'cat-ask',
    blog: 'cat',
    ago: '11d 9h',
    popularity: 0.75,
    tags: ['complaints'],
    content: [
      p('Esteemed cat, my human closes doors. What are my rights?'),
      p(
        'You have the right to sing. You have the right to sing **low** and then **high**. When the door opens you have the right not to go through it.',
      ),
    ],
    layout: [{ type: 'ask', blocks: [0], by: 'just-here-for-the-cat' }],
  },
  {
    key: 'cat-sleep',
    blog: 'cat',
    ago: '14d 10h',
    popularity: 0.8,
    tags: ['cats', 'office hours'],
    content: [
      img(
        'cat-sleep',
        { style: 'cat', pose: 'sleep', mood: 'shut', coat: 'tuxedo', room: 'teal' },
        'The cat asleep, curled on a round red cushion.',
      ),
      p('Office hours.'),
    ],
  },
  {
    key: 'cat-poll',
    blog: 'cat',
    ago: '19d 9h',
    popularity: 0.85,
    tags: ['polls', 'complaints'],
    content: [
      poll('cat-dinner', 'It is 16:02. Dinner is at 17:00. This is', [
        'an outrage',
        'a scandal',
        'both',
        'negotiable (wrong)',
      ]),
    ],
  },
  {
    key: 'cat-quote',
    blog: 'cat',
    ago: '24d 9h',
    popularity: 0.65,
    tags: ['quotes', 'wisdom'],
    content: [quote('If I fits, I am correct.'), p('me, in the salad bowl')],
  },
  {
    key: 'cat-peek',
    blog: 'cat',
    ago: '30d 10h',
    popularity: 0.9,
    tags: ['cats', 'night'],
    content: [
      img(
        'cat-peek',
        { style: 'cat', pose: 'peek', mood: 'wide', coat: 'tuxedo', room: 'night' },
        'The cat’s huge round eyes rise from the bottom of the picture, a moonlit window behind.',
      ),
      quirky('it is 3 am. i live here. do you??'),
    ],
  },
  {
    key: 'cat-portraits',
    blog: 'cat',
    ago: '37d 9h',
    popularity: 0.6,
    tags: ['cats', 'family portraits'],
    content: [
      img(
        'cat-portrait-1',
        { style: 'cat', pose: 'loaf', room: 'teal' },
        'The cat as a loaf on a wooden floor, frowning.',
      ),
      img(
        'cat-portrait-2',
        { style: 'cat', pose: 'sit', coat: 'tabby', room: 'plum' },
        'A ginger tabby sitting upright, frowning.',
      ),
      img(
        'cat-portrait-3',
        { style: 'cat', pose: 'keyboard', coat: 'grey', room: 'night' },
        'A grey cat on a keyboard, frowning.',
      ),
      p('The committee. Motion to frown: carried.'),
    ],
    layout: [rows([[0, 1, 2], [3]])],
  },
  {
    key: 'bookclub-minutes',
    blog: 'bookclub',
    ago: '14h 30m',
    popularity: 0.5,
    tags: ['minutes', 'books', 'book club'],
    content: [
      h1('Minutes, Thursday'),
      p('**Host:** Rosalind. **Present:** everyone. **Absent:** anyone who had read chapter nine.'),
      ul('@{tamsin} liked the sea captain. @{ferran} liked the sea.'),
      ul('@{odile} brought madeleines and would not be drawn on symbolism.'),
      ul('Agreed that the uncle did it. Agreed that this is not that kind of book.'),
      img(
        'bookclub-minutes',
        { style: 'books', scene: 'stack', hue: 200 },
        'Seven blue and green books in a stack with a steaming cup on top, a plant beside them.',
      ),
    ],
  },
  {
    key: 'bookclub-poll',
    blog: 'bookclub',
    ago: '3d 14h',
    popularity: 0.45,
    tags: ['polls', 'books'],
    content: [
      p('Next book. Blurbs by whoever proposed it.'),
      poll(
        'bookclub-next',
        'We read',
        [
          'The one with the lighthouse',
          'The very short one (Ferran)',
          'The one that is 900 pages of whale',
          'Anything with a happy dog',
        ],
        { days: 7 },
      ),
    ],
  },
  {
    key: 'bookclub-quote',
    blog: 'bookclub',
    ago: '8d 14h',
    popularity: 0.4,
    tags: ['quotes', 'reading'],
    content: [
      quote('I finished it. I have not finished _with_ it.'),
      p('Tamsin, putting the book face down so that it could not look at her'),
    ],
  },
  {
    key: 'bookclub-shelf',
    blog: 'bookclub',
    ago: '13d 13h',
    popularity: 0.6,
    tags: ['shelfie', 'books'],
    content: [
      img(
        'bookclub-shelf',
        { style: 'books', scene: 'shelf', hue: 20 },
        'Two wooden shelves of warm-coloured books, some leaning, with a small potted plant on the lower one.',
      ),
      p('Sorted by who will cry.'),
    ],
  },
  {
    key: 'bookclub-spoiler',
    blog: 'bookclub',
    ago: '18d 14h',
    popularity: 0.3,
    tags: ['spoilers', 'minutes', 'long post'],
    content: [
      p('Minutes with the ending in them. Do not open if you are Emeka.'),
      p(
        'The lighthouse was empty **all along**. The letters were from the sister. The dog is fine. We repeat: the dog is fine.',
      ),
      p(
        'Vote on whether this was a satisfying ending: three for, one against, one (@{ferran}) “abstaining in the manner of fog”.',
      ),
    ],
    layout: [folded(0)],
  },
  {
    key: 'bookclub-window',
    blog: 'bookclub',
    ago: '23d 14h',
    popularity: 0.45,
    tags: ['reading nook', 'rain', 'books'],
    content: [
      img(
        'bookclub-window',
        { style: 'books', scene: 'window-seat', hue: 280 },
        'Four books and a steaming cup on a purple window seat; rain outside over a green hill.',
      ),
      p('Host’s privilege: the window.'),
    ],
  },
  {
    key: 'bookclub-open',
    blog: 'bookclub',
    ago: '31d 13h',
    popularity: 0.35,
    tags: ['reading', 'coffee'],
    content: [
      img(
        'bookclub-open',
        { style: 'books', scene: 'open', hue: 150 },
        'An open book with a red ribbon on a green cloth, a cup of coffee at the corner.',
      ),
      p(
        'Page 94. Four of five of us stopped at page 94 and wrote “oh” in the margin. Library copy. Sorry, Gloria.',
      ),
    ],
  },
  {
    key: 'bookclub-link',
    blog: 'bookclub',
    ago: '39d 12h',
    tags: ['free books'],
    content: [
      link(
        {
          url: 'https://www.gutenberg.org/',
          title: 'Project Gutenberg',
          description: 'Tens of thousands of books that belong to everybody.',
          siteName: 'Project Gutenberg',
          displayUrl: 'gutenberg.org',
        },
        drawing('bookclub-link', { style: 'city', view: 'shop', shop: 'books', weather: 'snow' }, 560),
      ),
      p('For when the library is shut and the feeling is not.'),
    ],
  },
  {
    key: 'skein-filters',
    blog: 'skein',
    ago: '1d 6h',
    popularity: 0.55,
    tags: ['skein', 'changelog', 'filters'],
    content: [
      img(
        'skein-filters',
        { style: 'riso', inks: 'violet-mint', plan: 'stack' },
        'A print of purple and mint stones stacked on one another.',
        { height: 700 },
      ),
      h2('Filters now look inside reblogs'),
      p(
        'If you filter a word or a tag, we check the whole trail, not only the last line. You choose for each filter whether a match is **hidden** or **shown behind a warning**, and the warning says which filter it was.',
      ),
      p('[Where to find it](/settings/account): Settings, Account, Filtering.'),
    ],
  },
  {
    key: 'skein-queue',
    blog: 'skein',
    ago: '8d 5h',
    popularity: 0.4,
    tags: ['skein', 'changelog', 'queue'],
    content: [
      h2('A queue that keeps its rhythm'),
      ul('Drag posts, or move them with the arrow keys.'),
      ul('Delete one and the rest close up.'),
      ul('The times you see are the times it will publish, also when the clocks change.'),
      p('Shuffle is still there. Shuffle will always be there.'),
    ],
  },
  {
    key: 'skein-welcome',
    blog: 'skein',
    ago: '41d 20h',
    popularity: 0.7,
    pinned: true,
    tags: ['skein', 'welcome', 'help'],
    content: [
      img(
        'skein-yarn',
        { style: 'riso', inks: 'coral-teal', plan: 'yarn' },
        'Three balls of yarn in coral, teal and navy, printed with a slight misalignment.',
        { height: 620 },
      ),
      h1('New here? Pull any thread.'),
      ol('Follow three blogs. Any three. @{cat} is free on weekdays.'),
      ol('Follow a tag, and it comes to you.'),
      ol('Reblog something with one sentence of your own. That is the whole culture.'),
      p('Nobody counts your followers in public. Nobody can. We left that part out on purpose.'),
    ],
  },
  {
    key: 'skein-maintenance',
    blog: 'skein',
    ago: '15d 4h',
    popularity: 0.2,
    reblogDisabled: true,
    tags: ['skein', 'status'],
    content: [
      p(
        'Search was slow for nine minutes this morning. A disk filled up with logs about how full the disk was. Fixed, apologised to, expanded.',
      ),
    ],
  },
  {
    key: 'skein-alt',
    blog: 'skein',
    ago: '22d 5h',
    popularity: 0.6,
    tags: ['skein', 'accessibility', 'alt text'],
    content: [
      h2('Say what is in the picture'),
      p(
        'The editor now reminds you when a picture has no description. One sentence is plenty: who or what, where, and whatever made you post it.',
      ),
      indented('“A cat” is fine.'),
      indented('“A cat who has just been told no” is better.', 1),
      img(
        'skein-alt',
        { style: 'cat', pose: 'sit', coat: 'tuxedo', room: 'blush' },
        'A cat who has just been told no.',
      ),
    ],
  },
  {
    key: 'skein-ask',
    blog: 'skein',
    ago: '29d 5h',
    popularity: 0.3,
    tags: ['skein', 'help'],
    content: [
      p('Why is it called that?'),
      p(
        'A skein is yarn before anybody has decided what it will be. Also a line of geese. Both seemed right.',
      ),
    ],
    layout: [{ type: 'ask', blocks: [0], by: 'eleven-geese' }],
  },
  {
    key: 'skein-riso',
    blog: 'skein',
    ago: '35d 6h',
    popularity: 0.35,
    tags: ['skein', 'community'],
    content: [
      img(
        'skein-riso',
        { style: 'riso', inks: 'blue-yellow', plan: 'tiles' },
        'A blue and yellow print of quarter circles, dots and arches on cream paper.',
        { height: 760 },
      ),
      p(
        'Communities are open: a room for a subject, with its own door. Start one, or [browse the hallway](/communities/browse).',
      ),
    ],
  },
  {
    key: 'odile-kettle',
    blog: 'odile',
    ago: '28d 6h',
    popularity: 0.3,
    tags: ['audio', 'kitchen', 'morning'],
    content: [
      audio(
        tunes.kettle,
        drawing('odile-kettle-cover', { style: 'still', items: ['jug', 'mug'], wall: 'clay' }, 1000),
      ),
      p('05:02. The other half of the conversation.'),
    ],
  },
  {
    key: 'labelled-odile-knife',
    blog: 'odile',
    ago: '33d 7h',
    popularity: 0.25,
    labels: ['general'],
    tags: ['kitchen accident', 'content note'],
    content: [
      p('Content note: a small cut, described.'),
      p(
        'The bread knife won, one stitch, brave face. The loaf was unharmed and has been served. **Learn from me:** a dull knife is the one that slips.',
      ),
    ],
  },
  {
    key: 'labelled-bookclub-wine',
    blog: 'bookclub',
    ago: '36d 12h',
    popularity: 0.2,
    labels: ['drugUse'],
    tags: ['minutes', 'wine'],
    content: [
      p(
        'Minutes of the wine meeting. There are no minutes of the wine meeting. There is a drawing of an uncle.',
      ),
    ],
  },
  {
    key: 'labelled-maps-siege',
    blog: 'maps',
    ago: '39d 8h',
    popularity: 0.2,
    labels: ['violence'],
    tags: ['history', 'maps', 'content note'],
    content: [
      p('Content note: war.'),
      img(
        'maps-siege',
        { style: 'chart', kind: 'strait', ship: true },
        'A sepia chart of a strait with a single ship at anchor.',
      ),
      p(
        'A siege map, drawn by the side that lost. Every gun is in its place and every house has somebody’s name on it.',
      ),
    ],
  },
  {
    key: 'cat-chat',
    blog: 'cat',
    ago: '27d 9h',
    popularity: 0.7,
    tags: ['complaints', 'transcript'],
    content: [
      chat('Secretary', 'You have eaten.'),
      chat('Me', 'Prove it.'),
      chat('Secretary', 'The bowl is empty.'),
      chat('Me', 'Exactly.'),
    ],
  },
];
