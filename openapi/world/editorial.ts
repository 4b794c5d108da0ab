/** Posts and blogs that the staff features, by key, the last chosen first. */
export const chosenPosts: Readonly<Record<'staff_picks' | 'radar', readonly string[]>> = {
  staff_picks: [
    'yusra-gold',
    'tamsin-moon-tonight',
    'odile-first-out',
    'maps-essay',
    'marlow-seven-ridges',
    'loopkin-lighthouse',
    'kilnside-moon-jar',
    'greta-carrots',
    'panels-process',
  ],
  radar: ['kilnside-moon-jar', 'yusra-gold', 'greta-carrots', 'natsuki-rows', 'maps-essay', 'panels-process'],
};

/** A period in which a blog answers asks. */
export interface AnswertimeSource {
  blog: string;
  title: string;
  description: string;
  accentColor: string;
  /** Hours after the world's time; negative when it has begun. */
  startsIn: number;
  lasts: number;
  /** Id of a picture of the world. */
  picture: string;
}

/** One that is running in the first days, one to come, one that is over. */
export const answertimes: readonly AnswertimeSource[] = [
  {
    blog: 'tamsin',
    title: 'Tamsin answers now',
    description: 'Ask about the moon. It is up.',
    accentColor: '#9db4ff',
    startsIn: -1,
    lasts: 72,
    picture: 'tamsin-saturn',
  },
  {
    blog: 'hut',
    title: 'The hut answers',
    description: 'Everything about soup, snow and who left the boots.',
    accentColor: '#d98a4a',
    startsIn: 50,
    lasts: 3,
    picture: 'hut-alpenglow',
  },
  {
    blog: 'ferran',
    title: 'Ferran answered',
    description: 'An evening about lutes, glue and patience.',
    accentColor: '#c9a06a',
    startsIn: -30,
    lasts: 4,
    picture: 'hut-alpenglow',
  },
];
