import type { components } from '#generated/types/api.d.ts';
import type { FilterRow } from './filters-repository.ts';

type Schemas = components['schemas'];

function common({ action, scopes, created, expires }: FilterRow) {
  return {
    action,
    scopes,
    createdTs: created,
    ...(expires === null ? {} : { expiresTs: expires }),
  };
}

/** Presents a tag filter in the contract's shape. */
export function presentFilteredTag(row: FilterRow): Schemas['FilteredTag'] {
  return {
    tag: row.name,
    ...common(row),
  };
}

/** Presents a text filter in the contract's shape. */
export function presentFilteredContent(row: FilterRow): Schemas['FilteredContent'] {
  return {
    content: row.name,
    ...common(row),
  };
}
