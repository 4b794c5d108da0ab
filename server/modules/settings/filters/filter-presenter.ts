import type { components } from '#generated/types/api.d.ts';
import type { FilterRow } from './filters-repository.ts';

type Schemas = components['schemas'];

const common = ({ action, scopes, created, expires }: FilterRow) => ({
  action,
  scopes,
  createdTs: created,
  ...(expires === null ? {} : { expiresTs: expires }),
});

/** A tag filter as the contract shows it. */
export const presentFilteredTag = (row: FilterRow): Schemas['FilteredTag'] => ({
  tag: row.name,
  ...common(row),
});

/** A text filter as the contract shows it. */
export const presentFilteredContent = (row: FilterRow): Schemas['FilteredContent'] => ({
  content: row.name,
  ...common(row),
});
