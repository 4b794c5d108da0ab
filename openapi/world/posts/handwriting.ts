import {
  audio,
  drawing,
  folded,
  h1,
  h2,
  img,
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

/** Posts about handwriting, and in several languages: Yusra, Natsuki, Emeka. */
export const handwritingPosts: readonly PostSource[] = [
  {
    key: 'yusra-morning',
    blog: 'yusra',
    ago: '6h 40m',
    popularity: 0.7,
    tags: ['خط عربي', 'calligraphy', 'ink'],
    content: [
      img(
        'yusra-curves',
        { style: 'strokes', study: 'curves', ink: 'black', paper: 'ivory' },
        'دراسة خطّية: أقواس عريضة بالحبر الأسود ونقاط معيّنة للقياس. Broad curved pen strokes in black with rhombic measuring dots.',
      ),
      p('تمرين الصباح: القوس نفسه ثلاثين مرّة، حتى تنسى اليد أنّها يد.'),
      p('{small|Morning practice: the same curve thirty times, until the hand forgets it is a hand.}'),
    ],
  },
  {
    key: 'yusra-ink-recipe',
    blog: 'yusra',
    ago: '4d 12h',
    popularity: 0.6,
    tags: ['حبر', 'ink', 'recipes'],
    content: [
      h1('كيف أصنع الحبر'),
      ol('سخام نقيّ من مصباح الزيت.'),
      ol('صمغ عربيّ منقوع ليلة كاملة.'),
      ol('قليل من **الصبر**، ثم قليل آخر.'),
      p('أطحن ساعة في اليوم، سبعة أيّام. جدّتي كانت تقول: _الحبر الذي لا يتعب صاحبه لا يكتب إلّا الفواتير._'),
      p(
        'In short: lamp soot, gum arabic, water, and an hour of grinding a day for a week. Ink that has not tired you writes only invoices.',
      ),
    ],
  },
  {
    key: 'yusra-gold',
    blog: 'yusra',
    ago: '9d 8h',
    popularity: 0.8,
    tags: ['calligraphy', 'gold', 'geometry'],
    content: [
      img(
        'yusra-knot',
        { style: 'strokes', study: 'knot', ink: 'gold', paper: 'indigo' },
        'Eight interlaced gold strokes forming a round knot on deep indigo paper.',
        { height: 1000 },
      ),
      p(
        'ثماني حركات، نفَس واحد. Eight strokes on one breath. I practised the breath longer than the strokes.',
      ),
    ],
  },
  {
    key: 'yusra-mixed',
    blog: 'yusra',
    ago: '15d 5h',
    popularity: 0.45,
    tags: ['languages', 'خط عربي'],
    content: [
      p('سألني @{polyglot}: كم نقطة في طول الألف؟'),
      p('قلت: يعتمد على القلم، وعلى المعلّم، وعلى مزاج المعلّم.'),
      p('The answer in English is “it depends”, which takes fewer dots.'),
    ],
  },
  {
    key: 'yusra-dots',
    blog: 'yusra',
    ago: '22d 2h',
    popularity: 0.5,
    tags: ['calligraphy', 'practice', 'reed pen'],
    content: [
      img(
        'yusra-dots',
        { style: 'strokes', study: 'dots', ink: 'brown', paper: 'tea' },
        'Rows of brown rhombic dots, each the width of the pen, on tea-coloured paper.',
      ),
      p('النقطة هي المسطرة. The dot is the ruler: every letter is measured in it.'),
    ],
  },
  {
    key: 'yusra-ask',
    blog: 'yusra',
    ago: '28d 3h',
    popularity: 0.35,
    tags: ['قلم قصب'],
    content: [
      p('Left-handed here. Can I learn with a reed pen?'),
      p(
        'نعم. Cut the nib at the opposite angle and let the paper turn instead of the wrist. One of the best hands I know is a left one.',
      ),
      p('ولا تعتذر للورقة.'),
    ],
    layout: [{ type: 'ask', blocks: [0], by: 'ink-on-my-sleeve' }],
  },
  {
    key: 'yusra-quote',
    blog: 'yusra',
    ago: '35d 7h',
    popularity: 0.4,
    tags: ['اقتباسات'],
    content: [quote('أجمل ما في الورقة البيضاء أنّها لم تخطئ بعد.'), p('معلّمتي، في أوّل درس')],
  },
  {
    key: 'natsuki-page-today',
    blog: 'natsuki',
    ago: '2h 25m',
    popularity: 0.65,
    tags: ['手帳', 'journal', 'stationery'],
    content: [
      img(
        'natsuki-spread',
        { style: 'desk', layout: 'spread', tone: 'matcha' },
        '見開きの手帳。左に切手とマスキングテープ、右に緑の丸。An open dotted notebook with a stamp, tape and two overlapping circles; a green pen beside it.',
      ),
      p('今日のページ。猫のスタンプを押そうとして、自分の袖に押した。'),
      p('{small|Today’s page. Tried to stamp a cat; stamped my sleeve.}'),
    ],
  },
  {
    key: 'natsuki-ink-sunday',
    blog: 'natsuki',
    ago: '5d 1h',
    popularity: 0.6,
    tags: ['インク', 'fountain pens', 'ink samples'],
    content: [
      img(
        'natsuki-swatches',
        { style: 'desk', layout: 'swatches', tone: 'sea' },
        'Six ink swatches on a card, from sea green to sand, with three bottles and a pen.',
      ),
      h2('日曜インク帳 No. 31'),
      ul('海の色：乾くのが遅い。待てる人向け。'),
      ul('砂の色：薄いけれど、声がいい。'),
      ul('夜の色：**だいすき**。'),
    ],
  },
  {
    key: 'natsuki-tape',
    blog: 'natsuki',
    ago: '10d 2h',
    popularity: 0.5,
    tags: ['マスキングテープ', 'stationery', 'confessions'],
    content: [
      img(
        'natsuki-tape',
        { style: 'desk', layout: 'tape', tone: 'matcha' },
        'Seven rolls of patterned paper tape in soft greens, yellows and pinks.',
      ),
      p('数えないことにしている。I have decided not to count them.'),
    ],
  },
  {
    key: 'natsuki-haiku',
    blog: 'natsuki',
    ago: '16d 1h',
    popularity: 0.7,
    tags: ['俳句', 'small poems', '秋'],
    content: [
      p('万年筆'),
      p('待つ間に冷めた'),
      p('茶の香り'),
      p('{small|fountain pen / while I waited for the word / the tea went cold}'),
    ],
  },
  {
    key: 'natsuki-letter',
    blog: 'natsuki',
    ago: '20d 12h',
    popularity: 0.45,
    tags: ['letters', 'snail mail', 'stationery'],
    content: [
      img(
        'natsuki-letter',
        { style: 'desk', layout: 'letter', tone: 'plum' },
        'A handwritten page and a lilac envelope with a red wax seal on a wooden desk.',
      ),
      p('A letter to @{yusra}: eleven days by sea, I like to think, though it certainly went by van.'),
    ],
  },
  {
    key: 'natsuki-stamps',
    blog: 'natsuki',
    ago: '26d 1h',
    popularity: 0.4,
    tags: ['切手', 'stamps', 'collections'],
    content: [
      img(
        'natsuki-stamps',
        { style: 'desk', layout: 'stamps', tone: 'persimmon' },
        'Twelve small stamps with trees, fish, hearts and landscapes laid out on dark wood.',
      ),
      p('小さい絵の国。'),
    ],
  },
  {
    key: 'natsuki-poll',
    blog: 'natsuki',
    ago: '33d 2h',
    tags: ['polls', 'notebooks'],
    content: [
      poll('natsuki-grid', 'Paper is', ['ruled', 'grid', 'dotted', 'blank and slightly frightening'], {
        days: 10,
      }),
    ],
  },
  {
    key: 'polyglot-word-of-day',
    blog: 'polyglot',
    ago: '5h 5m',
    popularity: 0.5,
    tags: ['words', 'language learning', 'polish'],
    content: [
      h2('Word 412: _zaduma_ (Polish)'),
      p(
        'Lost in thought, but gently, usually near a window. My neighbour says it needs no window. My neighbour has never seen me do it.',
      ),
    ],
  },
  {
    key: 'polyglot-emoji-ranges',
    blog: 'polyglot',
    ago: '3d 12h',
    popularity: 0.55,
    tags: ['words', 'emoji', 'unicode'],
    content: [
      p(
        'A family is 👨‍👩‍👧‍👦 **seven code points** wearing one coat, a flag 🇳🇬 is _two letters holding hands_, and a thumbs-up 👍🏾 has a {#b5652c|colour} of its own.',
      ),
      p('Count slowly. {small|Software rarely does.}'),
    ],
  },
  {
    key: 'polyglot-mistakes',
    blog: 'polyglot',
    ago: '7d 13h',
    popularity: 0.75,
    tags: ['language learning', 'mistakes', 'lists'],
    content: [
      h1('Things I have said by accident'),
      ul('“I am a kitchen” (Japanese, to a landlord)'),
      ul('“Good night, I would like two” (Italian, in a bakery, at nine in the morning)'),
      ul('“My grandmother is very cheap” (Spanish; I meant _dear_)'),
      ul('“Thank you, I have already been eaten” (German)'),
      p('Corrections are a gift. Some gifts are heavy.'),
    ],
  },
  {
    key: 'polyglot-hebrew',
    blog: 'polyglot',
    ago: '13d 14h',
    popularity: 0.4,
    tags: ['hebrew', 'עברית', 'words'],
    content: [
      p('המילה של היום: לְאַט.'),
      p('לאט פירושו “slowly”, והיא המילה היחידה שאני תמיד זוכר בזמן.'),
      p('(My teacher says I should learn a faster word. @{yusra} says there is none worth having.)'),
    ],
  },
  {
    key: 'polyglot-cards',
    blog: 'polyglot',
    ago: '19d 15h',
    popularity: 0.35,
    tags: ['study', 'index cards', 'language learning'],
    content: [
      img(
        'polyglot-cards',
        { style: 'desk', layout: 'index-cards', tone: 'ink' },
        'Six handwritten index cards with coloured tops on a dark desk, a red pen in the corner.',
      ),
      p('Five languages, six cards. The sixth says “drink water”.'),
    ],
  },
  {
    key: 'polyglot-audio',
    blog: 'polyglot',
    ago: '24d 13h',
    popularity: 0.3,
    tags: ['audio', 'listening', 'rain'],
    content: [
      p('Listening practice, lesson one: the language that everybody speaks.'),
      audio(tunes.rain, drawing('polyglot-rain', { style: 'books', scene: 'window-seat', hue: 220 }, 1000)),
    ],
  },
  {
    key: 'polyglot-essay',
    blog: 'polyglot',
    ago: '31d 15h',
    popularity: 0.45,
    tags: ['translation', 'essays', 'long post'],
    content: [
      h1('Against fluency'),
      p(
        'Fluent means flowing, and people say it as if flowing were the point of water. I like the other things that water does. I like the puddle.',
      ),
      p(
        'In my third language I am patient, because I have to be. I listen to the end of the sentence, in case the verb is there. I ask what things are called. I have never in my life been as interested in spoons as I was in the week I learned eleven words for them.',
      ),
      p('In my first language I interrupt.'),
      p(
        'So I am not in a hurry to arrive. Somewhere past the vocabulary there is a person who orders coffee without rehearsing, and I wish him well, but I am not sure he tastes it.',
      ),
    ],
    layout: [folded(1)],
  },
  {
    key: 'polyglot-link',
    blog: 'polyglot',
    ago: '38d 13h',
    tags: ['dictionaries'],
    content: [
      link({
        url: 'https://www.wiktionary.org/',
        title: 'Wiktionary',
        description: 'A dictionary of everything, by everyone, argued over nightly.',
        siteName: 'Wiktionary',
        displayUrl: 'wiktionary.org',
      }),
      quirky('word of the day: soup 🍲'),
    ],
  },
  {
    key: 'natsuki-rows',
    blog: 'natsuki',
    ago: '12d 1h',
    popularity: 0.4,
    tags: ['手帳', 'desk', 'series'],
    content: [
      img(
        'natsuki-desk-1',
        { style: 'desk', layout: 'spread', tone: 'plum' },
        'An open notebook on a rosy desk.',
      ),
      img(
        'natsuki-desk-2',
        { style: 'desk', layout: 'swatches', tone: 'persimmon' },
        'Ink swatches in orange and green.',
      ),
      img(
        'natsuki-desk-3',
        { style: 'desk', layout: 'letter', tone: 'sea' },
        'A letter and a pale blue envelope.',
      ),
      img(
        'natsuki-desk-4',
        { style: 'desk', layout: 'tape', tone: 'plum' },
        'Rolls of tape in plum and pink.',
      ),
      p('机、四つの気分。'),
    ],
    layout: [rows([[0, 1], [2, 3], [4]])],
  },
];
