/** Ads of the site itself in the demo world: who or what they are for, and how far they are. */
export const houseAdSources: readonly {
  key: string;
  title: string;
  text: string;
  button: string;
  picture?: string;
  /** Handle of a community, key of a blog, or an address of the site. */
  subject: { community: string } | { blog: string } | { href: string };
  placements: readonly ('timeline' | 'sidebar' | 'sponsored_day')[];
  weight: number;
  state: 'draft' | 'running' | 'paused' | 'ended';
  /** Days before the world's time, and after it; without an end it runs until staff ends it. */
  startedDays: number;
  endsInDays?: number;
  /** Times seen and followed, by days before the world's time. */
  days: readonly [ago: number, impressions: number, clicks: number][];
}[] = [
  {
    key: 'fog',
    title: 'Somebody has to watch the fog',
    text: 'Forty people describe it every morning and nobody agrees. There is room for one more.',
    button: 'Join the watch',
    picture: 'marlow-jetty-blue',
    subject: { community: 'fog-watchers' },
    placements: ['timeline', 'sidebar'],
    weight: 10,
    state: 'running',
    startedDays: 9,
    days: [
      [2, 412, 31],
      [1, 388, 24],
    ],
  },
  {
    key: 'panels',
    title: 'A moth, a snail and a kettle',
    text: 'Four small panels twice a week, and not one word in them.',
    button: 'Read it in a minute',
    subject: { blog: 'panels' },
    placements: ['timeline'],
    weight: 6,
    state: 'running',
    startedDays: 4,
    days: [[1, 205, 19]],
  },
  {
    key: 'premium',
    title: 'This space could be quiet',
    text: 'Premium takes the ads away and keeps the kettle on. This one would be the first to go.',
    button: 'See what it costs',
    subject: { href: '/premium' },
    placements: ['sidebar'],
    weight: 10,
    state: 'running',
    startedDays: 30,
    days: [
      [3, 640, 12],
      [2, 655, 9],
      [1, 631, 15],
    ],
  },
  {
    key: 'stars',
    title: 'Saturn is up tonight',
    text: 'A telescope in a back garden, open to anybody with a screen.',
    button: 'Look up',
    picture: 'tamsin-saturn',
    subject: { community: 'back-garden-astronomy' },
    placements: ['sponsored_day'],
    weight: 10,
    state: 'ended',
    startedDays: 12,
    endsInDays: -11,
    days: [[12, 1840, 233]],
  },
];
