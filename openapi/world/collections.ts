/** A collection of the world. Blogs and posts are named by their keys. */
export interface CollectionSource {
  id: string;
  title: string;
  description: string;
  blog: string;
  visibility: 'public' | 'private';
  posts: readonly string[];
  /** Notes on its posts, by their keys: who put the post in, and why. A post without one is the owner's. */
  notes?: Readonly<Record<string, readonly [blog: string, note: string]>>;
  /** Without its owner. */
  collaborators: readonly (readonly [blog: string, role: 'editor' | 'contributor'])[];
  /** Blogs that follow it. */
  followers: readonly string[];
  /** Followers on whose dashboards it is a tab. */
  tabsOf?: readonly string[];
  /** Rule that fills it: posts of these blogs with any of these tags, without others. */
  rule?: { blogs: readonly string[]; tags: readonly string[]; withoutTags: readonly string[] };
  accent: string;
}

/** The collections of the world. */
export const collectionSources: readonly CollectionSource[] = [
  {
    id: 'col-quiet-water',
    title: 'Quiet water',
    description: 'Lakes, jetties, puddles with ambitions.',
    blog: 'marlow',
    visibility: 'public',
    posts: [
      'marlow-jetty-blue',
      'ferran-last-ferry',
      'maps-coast',
      'loopkin-boat',
      'harbour-maps',
      'ferran-rain-poem',
    ],
    notes: {
      'marlow-jetty-blue': ['marlow', 'Where it began.'],
      'ferran-last-ferry': ['ferran', 'It folds its lights. I was the only one on deck.'],
      'maps-coast': ['maps', 'Not wet, but it knows where the water is.'],
    },
    collaborators: [
      ['ferran', 'editor'],
      ['maps', 'contributor'],
    ],
    followers: ['odile', 'tamsin', 'hut', 'greta'],
    accent: '#1f5f74',
  },
  {
    id: 'col-lighthouses',
    title: 'Lighthouses that look back',
    description: 'At least one eye each.',
    blog: 'hut',
    visibility: 'public',
    posts: ['marlow-lighthouse-storm', 'loopkin-lighthouse', 'storm-loopkin', 'storm-hut'],
    collaborators: [],
    followers: ['marlow', 'ferran'],
    accent: '#7a2f33',
  },
  {
    id: 'col-warm-things',
    title: 'Warm things',
    description: 'For November.',
    blog: 'odile',
    visibility: 'public',
    posts: ['odile-first-out', 'kilnside-steam', 'hut-stove', 'loom-fair-isle'],
    notes: { 'kilnside-steam': ['marlow', 'You can hear it cooling.'] },
    collaborators: [['marlow', 'contributor']],
    followers: ['greta', 'hut'],
    accent: '#9a4a1c',
  },
  {
    id: 'col-to-print',
    title: 'To print',
    description: 'When the drawer is empty.',
    blog: 'marlow',
    visibility: 'private',
    posts: ['marlow-seven-ridges', 'marlow-dunes', 'marlow-poles'],
    collaborators: [],
    followers: [],
    accent: '#22333d',
  },
  {
    id: 'col-crust-and-glaze',
    title: 'Crust and glaze',
    description: 'Two ovens, one temper. What comes out of the fire, eaten or not.',
    blog: 'marlow',
    visibility: 'public',
    posts: ['odile-first-out', 'kilnside-steam', 'hut-stove'],
    notes: { 'hut-stove': ['odile', 'No bread in it, no clay. It was warm, that counts.'] },
    collaborators: [
      ['odile', 'editor'],
      ['kilnside', 'contributor'],
    ],
    followers: ['tamsin', 'greta', 'hut'],
    tabsOf: ['tamsin'],
    rule: { blogs: ['odile', 'kilnside'], tags: ['bread', 'ceramics'], withoutTags: ['recipes'] },
    accent: '#8a3b1f',
  },
];
