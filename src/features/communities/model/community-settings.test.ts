import { expect, it } from 'vitest';
import { aCommunity } from '#tests/support/ui-communities.ts';
import { editCommunityRequest, mergeSettings, settingsOf } from './community-settings.ts';

const base = settingsOf(aCommunity('wool', { title: 'Wool', tags: ['wool'] }));

it('mergeSettings keeps what was typed and takes everything else that was saved', () => {
  const mine = { ...base, title: 'Wool circle' };
  const theirs = { ...base, description: 'For cotton too.' };
  const merged = mergeSettings(base, mine, theirs);
  expect([merged.values.title, merged.values.description]).toEqual(['Wool circle', 'For cotton too.']);
  expect(merged.clashes).toEqual([]);
});

it('mergeSettings names fields that both changed to different values, not to the same', () => {
  const mine = { ...base, title: 'Wool circle', tags: 'wool,  felt' };
  const theirs = { ...base, title: 'Cotton', tags: 'wool, felt' };
  expect(mergeSettings(base, mine, theirs).clashes).toEqual(['title']);
});

it('editCommunityRequest sends changed fields alone, an empty number as no maximum', () => {
  const community = aCommunity('wool', { title: 'Wool', populationCap: 50, version: 3 });
  const values = { ...settingsOf(community), population_cap: '', reactions: '🧵  🪡' };
  expect(editCommunityRequest(community, values)).toEqual({
    population_cap: null,
    reactions: ['🧵', '🪡'],
    based_on: 3,
  });
});
