/** Outcome of a decision of staff about reported content; none of them changes it in the demo world. */
type SiteOutcome = 'dismiss' | 'label';

/** Reasons of reports to the site that occur in the demo world. */
type SiteReason =
  | 'spam'
  | 'harassment'
  | 'self_harm'
  | 'adult_content'
  | 'private_information'
  | 'impersonation'
  | 'copyright'
  | 'other';

/** Reported content. `ago` is the time before the world's present; blogs are named by their keys. */
export interface SiteReportSource {
  /** A post by its key, a reply by its blog and its first words, or a whole blog. */
  about: { post: string } | { reply: readonly [blog: string, words: string] } | { blog: string };
  /** The reports: by whom, when, the reason and the words; the first one is the oldest. */
  reports: readonly (readonly [by: string, ago: string, reason: SiteReason, note?: string])[];
  /** Notes of staff. */
  notes?: readonly (readonly [by: string, text: string, ago: string])[];
  /** The staff member who has it open. */
  claimedBy?: string;
  decision?: {
    outcome: SiteOutcome;
    by: string;
    ago: string;
    reason: SiteReason;
    authorMessage?: string;
    reporterMessage?: string;
  };
}

/** Content that was reported to the site. */
export const siteReports: readonly SiteReportSource[] = [
  {
    about: { blog: 'winter-is-for-soup' },
    reports: [
      [
        'salt-and-cinders',
        '26m',
        'self_harm',
        'They wrote to me that they do not want to be here for the second snow. Please look after them.',
      ],
      ['hut', '11m', 'self_harm'],
    ],
    notes: [['greta', 'I know her a little. I would write, not close anything.', '8m']],
  },
  {
    about: { reply: ['grandpa-has-wifi', 'In my day we ate those'] },
    reports: [
      ['half-a-croissant', '5h 20m', 'harassment', 'That loaf was alive yesterday. Nobody asked him.'],
      ['toast-at-midnight', '5h', 'harassment', 'He says it under every burnt loaf.'],
      ['imogen-reads', '3h', 'harassment'],
      ['noor-after-nine', '2h 10m', 'other'],
    ],
    notes: [['skein', 'Three this week, all about bread. He means well; a word may be enough.', '2h']],
  },
  {
    about: { post: 'panels-tea' },
    reports: [['juniperberrypie', '38h', 'other', 'The steam. You know what I mean.']],
    decision: {
      ...{ outcome: 'label', by: 'skein', ago: '30h', reason: 'other' },
      authorMessage: 'Readers found the steam suggestive.',
    },
  },
  ...(['copper-kettle-club', 'bus-route-29', 'pocket-lint-museum', 'eleven-geese'] as const).map(
    (blog, at): SiteReportSource => ({
      about: { blog },
      reports: [
        ['fenwick-j', `${9 - at}h 12m`, 'spam', 'Sells the same watch as three others.'],
        ['kasia-na-rowerze', `${8 - at}h 40m`, 'spam'],
        ['xenia-k', `${8 - at}h 5m`, 'spam', 'A watch. I have a watch.'],
      ].slice(0, 3 - (at % 2)) as unknown as SiteReportSource['reports'],
    }),
  ),
  {
    about: { post: 'odile-first-out' },
    reports: [
      ['grandpa-has-wifi', '4h 30m', 'adult_content', 'It is lying there without a crust.'],
      ['quietly-quilting', '3h 50m', 'adult_content'],
    ],
    claimedBy: 'greta',
  },
  {
    about: { post: 'marlow-seven-ridges' },
    reports: [['linnea-s', '50m', 'copyright', 'I made it my wallpaper first.']],
  },
  {
    about: { blog: 'maps' },
    reports: [['a-modest-ghost', '20h', 'impersonation', 'I am the one who is not on any map.']],
  },
  {
    about: { post: 'odile-burnt' },
    reports: [
      ['half-a-croissant', '3d 4h', 'other', 'Too sad before breakfast.'],
      ['rui-na-praia', '3d 1h', 'other'],
    ],
    decision: {
      ...{ outcome: 'dismiss', by: 'greta', ago: '2d 20h', reason: 'other' },
      reporterMessage: 'We are sorry about the loaf. Sad is allowed here.',
    },
  },
  {
    about: { blog: 'kelp-forest-radio' },
    reports: [['zorka-and-the-sea', '19h', 'spam', 'They play the same whale.']],
    decision: { outcome: 'dismiss', by: 'greta', ago: '14h', reason: 'spam' },
  },
];

/** A letter to the people who run the site. */
export interface LetterSource {
  /** Key of the blog whose account wrote it; left out for a visitor. */
  blog?: string;
  email: string;
  topic: 'account' | 'bug' | 'privacy' | 'feedback';
  text: string;
  ago: string;
  answer?: { text: string; ago: string };
}

/** The letters: two that wait, and one that was answered. */
export const letters: readonly LetterSource[] = [
  {
    blog: 'natsuki',
    email: 'natsuki@example.com',
    topic: 'account',
    text: 'The code for my account goes to a telephone that lies in a lake since Sunday. I can say which lake.',
    ago: '9h',
  },
  {
    email: 'ines@example.com',
    topic: 'privacy',
    text: 'A blog shows my window. I do not mind the curtains, but the number of the house is readable.',
    ago: '70m',
  },
  {
    blog: 'cat',
    email: 'biscuit@example.com',
    topic: 'feedback',
    text: 'There is no mouse anywhere in this product.',
    ago: '4d',
    answer: { text: 'There is: press ? and you can do without it.', ago: '3d 6h' },
  },
];
