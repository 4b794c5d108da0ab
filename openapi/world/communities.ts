/** A comment on a community post; `at` is its position in a thread. */
export interface CommentSource {
  blog: string;
  text: string;
  ago: string;
  /** Replies to it, the oldest first. */
  replies?: readonly CommentSource[];
  likes?: number;
}

/** A post of the world in a community. */
export interface CommunityPostSource {
  /** Key of the post. */
  post: string;
  board?: string;
  pinned?: boolean;
  /** Emoji, its slug and the number of reactions; the first of them includes the demo member's. */
  reactions?: readonly (readonly [grapheme: string, slug: string, count: number])[];
  comments?: readonly CommentSource[];
}

/** A community before times and counters. Blogs and posts are named by their keys. */
export interface CommunitySource {
  handle: string;
  title: string;
  description: string;
  about: string;
  guidelines: readonly string[];
  /** Words in its empty composer row. */
  prompt?: string;
  tags: readonly string[];
  categories: readonly string[];
  visibility: 'public' | 'private';
  joinType: 'free' | 'request' | 'invite';
  question?: string;
  /** Id of a picture of the world. */
  avatar: string;
  header: string;
  admins: readonly string[];
  moderators: readonly string[];
  members: readonly string[];
  /** Number of further readers, taken from the world's accounts. */
  crowd: number;
  boards: readonly (readonly [path: string, title: string, description: string])[];
  posts: readonly CommunityPostSource[];
  isLabelled?: boolean;
  age: string;
}

/** Categories of communities. */
export const communityCategories = [
  ['arts', 'Arts', 'Pictures, pots and cloth.', 'kilnside-moon-jar', '#a33d2f'],
  ['outdoors', 'Outdoors', 'Weather, mountains and what grows.', 'hut-alpenglow', '#2f6150'],
  ['words', 'Words', 'Poems, books and languages.', 'bookclub-shelf', '#6b2f4a'],
  ['science', 'Science', 'Looking up and looking closely.', 'tamsin-saturn', '#3a3fa0'],
  ['food', 'Food', 'Bread first.', 'odile-first-out', '#9a4a1c'],
  ['animals', 'Animals', 'Mostly one cat.', 'cat-shelf', '#1f5d58'],
  ['play', 'Play', 'Games, loops and music.', 'loopkin-lighthouse', '#85461c'],
] as const;

/** The communities of the world. */
export const communities: readonly CommunitySource[] = [
  {
    handle: 'fog-watchers',
    title: 'Fog watchers',
    description: 'For everybody who looks out of the window and sees nothing, on purpose.',
    about:
      'Post your fog. Say where it was if you like, say when it lifted if it did. Photographs, poems and complaints are all fog in the end.',
    guidelines: [
      'Fog, mist, haar and low cloud. Steam from kettles on Fridays only.',
      'Describe your pictures. Half of us are reading this on a ferry.',
      'No arguing about the difference between fog and mist. There is a board for that.',
    ],
    prompt: 'Show what you saw',
    tags: ['fog', 'weather', 'photography'],
    categories: ['outdoors', 'arts'],
    visibility: 'public',
    joinType: 'free',
    avatar: 'marlow-seven-ridges',
    header: 'marlow-jetty-blue',
    admins: ['marlow'],
    moderators: ['hut', 'ferran'],
    members: ['odile', 'tamsin', 'maps', 'greta'],
    crowd: 14,
    boards: [
      ['sightings', 'Sightings', 'What was seen, or was not.'],
      ['words', 'Words for it', 'Fog or mist? Discuss here and nowhere else.'],
      ['notices', 'Notices', 'From the moderators.'],
    ],
    posts: [
      {
        post: 'marlow-seven-ridges',
        board: 'sightings',
        pinned: true,
        reactions: [
          ['🌫️', 'fog', 12],
          ['💙', 'blue-heart', 7],
          ['☕', 'coffee', 3],
        ],
        comments: [
          {
            blog: 'hut',
            text: 'We could see the sixth one from above. It waved.',
            ago: '20m',
            likes: 9,
            replies: [
              { blog: 'marlow', text: 'I waved back but you know how it is.', ago: '18m', likes: 4 },
              { blog: 'fog-enthusiast', text: 'This is why I come here.', ago: '15m', likes: 2 },
            ],
          },
          { blog: 'odile', text: 'The eighth is a loaf. I would know.', ago: '17m', likes: 6 },
          { blog: 'maps', text: 'None of these are on the 1911 sheet.', ago: '12m', likes: 3 },
          {
            blog: 'lighthouse-keeper-no-3',
            text: 'Horn on at 05:40, off at 09:15, for the record.',
            ago: '9m',
          },
        ],
      },
      {
        post: 'marlow-link-fog',
        board: 'words',
        reactions: [['📯', 'horn', 5]],
        comments: [{ blog: 'polyglot', text: 'Nine languages, one shrug.', ago: '2d', likes: 2 }],
      },
      { post: 'ferran-last-ferry', board: 'sightings', reactions: [['⛴️', 'ferry', 8]] },
      { post: 'hut-log-first-snow', board: 'sightings', reactions: [['❄️', 'snow', 6]] },
      { post: 'marlow-lighthouse-storm', board: 'sightings' },
      { post: 'marlow-poll-print', board: 'notices' },
    ],
    age: '412d',
  },
  {
    handle: 'bread-failures',
    title: 'Bread failures',
    description: 'It did not rise. We are here for you.',
    about: 'Show the loaf. Say what happened. Nobody here has a thermometer either.',
    guidelines: ['Failures only. Successes go to the other oven.', 'No “have you tried”.'],
    prompt: 'Show the loaf',
    tags: ['bread', 'baking', 'failures'],
    categories: ['food'],
    visibility: 'public',
    joinType: 'free',
    avatar: 'odile-burnt',
    header: 'odile-first-out',
    admins: ['odile'],
    moderators: ['greta'],
    members: ['marlow', 'kilnside', 'ferran', 'cat'],
    crowd: 22,
    boards: [['ovens', 'Ovens', 'Theirs, not ours.']],
    posts: [
      { post: 'odile-burnt', reactions: [['🖤', 'black-heart', 16]] },
      { post: 'odile-croissant-math' },
      { post: 'odile-poll-crust' },
    ],
    age: '233d',
  },
  {
    handle: 'back-garden-astronomy',
    title: 'Back-garden astronomy',
    description: 'Small telescopes, big cloud.',
    about: 'Ask about your first telescope, show your worst Saturn, swap clear nights.',
    guidelines: ['No laser pointers.', 'Say what you looked through.'],
    tags: ['astronomy', 'telescopes', 'the moon'],
    categories: ['science', 'outdoors'],
    visibility: 'public',
    joinType: 'request',
    question: 'What did you last look at, and through what?',
    avatar: 'tamsin-saturn',
    header: 'hut-alpenglow',
    admins: ['tamsin'],
    moderators: ['hut'],
    members: ['bitbarrow', 'maps', 'polyglot'],
    crowd: 9,
    boards: [
      ['first-light', 'First light', 'New telescopes and new eyes.'],
      ['sketches', 'Sketches', 'Drawn at the eyepiece.'],
    ],
    posts: [{ post: 'tamsin-moon-tonight' }, { post: 'tamsin-saturn' }, { post: 'tamsin-phases' }],
    age: '158d',
  },
  {
    handle: 'thursday-minutes',
    title: 'Thursday minutes',
    description: 'Where the book club keeps what it did not write down.',
    about: 'For the five of us and whoever brings biscuits.',
    guidelines: ['What is said about chapter nine stays in chapter nine.'],
    tags: ['books', 'minutes'],
    categories: ['words'],
    visibility: 'private',
    joinType: 'invite',
    avatar: 'bookclub-shelf',
    header: 'bookclub-window',
    admins: ['bookclub'],
    moderators: ['tamsin'],
    members: ['ferran', 'odile', 'polyglot'],
    crowd: 0,
    boards: [],
    posts: [{ post: 'bookclub-minutes' }, { post: 'bookclub-quote' }],
    age: '96d',
  },
  {
    handle: 'natural-dyers',
    title: 'Natural dyers',
    description: 'Onion skins, walnut, patience.',
    about: 'Recipes, swatches and stained sinks.',
    guidelines: ['Name the mordant.', 'Wear gloves. We all learnt.'],
    tags: ['natural dye', 'wool', 'textiles'],
    categories: ['arts'],
    visibility: 'public',
    joinType: 'free',
    avatar: 'loom-plaid',
    header: 'loom-fair-isle',
    admins: ['loom'],
    moderators: ['kilnside'],
    members: ['greta', 'natsuki', 'marlow'],
    crowd: 11,
    boards: [['swatches', 'Swatches', 'One colour each.']],
    posts: [{ post: 'loom-plaid' }, { post: 'loom-dye-day' }],
    age: '301d',
  },
  {
    handle: 'cats-with-grievances',
    title: 'Cats with grievances',
    description: 'A formal setting for informal animals.',
    about: 'File your complaint. It will be read, sat on and lost.',
    guidelines: ['Humans speak when spoken to.'],
    tags: ['cats', 'complaints'],
    categories: ['animals', 'play'],
    visibility: 'public',
    joinType: 'request',
    question: 'What is your complaint?',
    avatar: 'cat-shelf',
    header: 'cat-sleep',
    admins: ['cat'],
    moderators: ['panels'],
    members: ['tamsin', 'skein', 'odile'],
    crowd: 25,
    boards: [['appeals', 'Appeals', 'Rejected here.']],
    posts: [{ post: 'cat-complaint-412' }, { post: 'cat-shelf' }, { post: 'cat-poll' }],
    age: '520d',
  },
  {
    handle: 'four-channels',
    title: 'Four channels',
    description: 'Chiptune, trackers and the noise channel.',
    about: 'Share a loop, ask about a chip, remix each other.',
    guidelines: ['Say what it plays on.'],
    tags: ['chiptune', 'music', 'pixel art'],
    categories: ['play'],
    visibility: 'public',
    joinType: 'free',
    avatar: 'bitbarrow-handheld',
    header: 'bitbarrow-cassette',
    admins: ['bitbarrow'],
    moderators: ['loopkin'],
    members: ['panels', 'tamsin'],
    crowd: 8,
    boards: [],
    posts: [{ post: 'bitbarrow-overworld' }, { post: 'bitbarrow-boss' }],
    age: '77d',
  },
  {
    handle: 'content-warning-kitchen',
    title: 'The sharp end of the kitchen',
    description: 'Cuts, burns and what we learnt. Labelled, all of it.',
    about: 'For accidents told in full. First aid first.',
    guidelines: ['Label everything.', 'No medical advice.'],
    tags: ['kitchen accident', 'content note'],
    categories: ['food'],
    visibility: 'public',
    joinType: 'free',
    avatar: 'odile-pears',
    header: 'odile-shop',
    admins: ['odile'],
    moderators: ['bookclub'],
    members: ['ferran', 'kilnside'],
    crowd: 5,
    boards: [],
    posts: [{ post: 'labelled-odile-knife' }],
    isLabelled: true,
    age: '44d',
  },
];
