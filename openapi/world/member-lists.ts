/** What members of the world set up for their own reading, by the keys of members, posts and blogs. */

/** A post somebody keeps for later. Without a folder it is among the others. */
export interface SavedSource {
  member: string;
  post: string;
  folder?: string;
  note?: string;
}

/** A tab of somebody's dashboard. */
export interface TabSource {
  member: string;
  id: string;
  title: string;
  blogs: readonly string[];
  tags: readonly string[];
}

/** A tag or text that somebody wants to be warned of. */
export interface FilterSource {
  member: string;
  kind: 'tag' | 'content';
  value: string;
  /** Days from the world's moment on; left out for one without an end. */
  days?: number;
}

/** Kept posts, the last kept first. */
export const savedSources: readonly SavedSource[] = [
  { member: 'marlow', post: 'tamsin-moon-tonight', folder: 'For a clear night' },
  { member: 'marlow', post: 'odile-recipe-flatbread', folder: 'To bake one day', note: 'Halve the salt.' },
  { member: 'marlow', post: 'kilnside-moon-jar' },
  { member: 'marlow', post: 'greta-garlic-how', note: 'Before the first frost!' },
  { member: 'marlow', post: 'tamsin-film-lighthouse', folder: 'For a clear night' },
  { member: 'marlow', post: 'odile-film-dough', folder: 'To bake one day' },
  { member: 'marlow', post: 'maps-essay', note: 'Read to the end this time.' },
  { member: 'marlow', post: 'hut-stars', folder: 'For a clear night', note: 'Ask where the boots are from.' },
  { member: 'marlow', post: 'ferran-rain-poem' },
  { member: 'marlow', post: 'odile-croissant-math', folder: 'To bake one day' },
  { member: 'tamsin', post: 'odile-trio', folder: 'Breakfast' },
  { member: 'tamsin', post: 'bitbarrow-cassette', note: 'For the long exposure.' },
  {
    member: 'tamsin',
    post: 'marlow-ten-walks',
    folder: 'Breakfast',
    note: 'Number four starts at the bakery.',
  },
];

/** Tabs, in the order of their member. */
export const tabSources: readonly TabSource[] = [
  {
    member: 'tamsin',
    id: 'slow-things',
    title: 'Slow things',
    blogs: ['loopkin', 'loom', 'kilnside'],
    tags: ['bread', 'allotment', 'film photography'],
  },
];

/** Filters, the last made first. */
export const filterSources: readonly FilterSource[] = [
  { member: 'tamsin', kind: 'tag', value: 'spoilers' },
  { member: 'tamsin', kind: 'content', value: 'abstaining in the manner of fog', days: 30 },
];
