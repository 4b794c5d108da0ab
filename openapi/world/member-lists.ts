/** Saved posts, dashboard tabs and filters of the world's members, by the keys of members, posts and blogs. */

/** A saved post. Without a folder it is in none. */
export interface SavedSource {
  member: string;
  post: string;
  folder?: string;
  note?: string;
}

/** A tab of a member's dashboard. */
export interface TabSource {
  member: string;
  id: string;
  title: string;
  blogs: readonly string[];
  tags: readonly string[];
}

/** A filtered tag or text. */
export interface FilterSource {
  member: string;
  kind: 'tag' | 'content';
  value: string;
  /** Days after the world's time; left out for a filter without an end. */
  days?: number;
}

/** Saved posts, the last saved first. */
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

/** Filters, the newest first. */
export const filterSources: readonly FilterSource[] = [
  { member: 'tamsin', kind: 'tag', value: 'spoilers' },
  { member: 'tamsin', kind: 'content', value: 'abstaining in the manner of fog', days: 30 },
];
