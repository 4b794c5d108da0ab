/** Boops of the world, newest first: sender, recipient, kind, and age. */
export const boopSources: readonly {
  from: string;
  to: string;
  kind: 'normal' | 'super' | 'mischievous';
  /** Minutes before the world's time. */
  minutes: number;
}[] = [
  { from: 'cat', to: 'marlow', kind: 'normal', minutes: 2 },
  { from: 'odile', to: 'marlow', kind: 'super', minutes: 60 },
  { from: 'marlow', to: 'tamsin', kind: 'normal', minutes: 300 },
  { from: 'cat', to: 'marlow', kind: 'mischievous', minutes: 1440 + 30 },
  { from: 'marlow', to: 'cat', kind: 'super', minutes: 1440 + 90 },
  { from: 'tamsin', to: 'marlow', kind: 'normal', minutes: 2 * 1440 },
  { from: 'mossy-frog', to: 'marlow', kind: 'normal', minutes: 3 * 1440 },
  { from: 'just-here-for-the-cat', to: 'marlow', kind: 'super', minutes: 5 * 1440 },
];
