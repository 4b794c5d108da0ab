import { LISTED_TYPES, type ListedType } from '#src/entities/post/model/listed-types.ts';

export type TagSort = 'recent' | 'top';

/** Order and filters of a tag's posts (spec 000 §2.1). */
export interface TagFilters {
  sort: TagSort;
  type?: ListedType;
  role?: 'original';
}

function oneOf<T extends string>(values: readonly T[], value: string | null): T | undefined {
  return values.find((known) => known === value);
}

/** Parses the filters of an address: `?sort=top&type=photo&role=original`. Unknown values count as missing. */
export function tagFiltersOf(query: URLSearchParams, defaultSort: TagSort): TagFilters {
  return {
    sort: oneOf(['recent', 'top'] as const, query.get('sort')) ?? defaultSort,
    type: oneOf(LISTED_TYPES, query.get('type')),
    role: oneOf(['original'] as const, query.get('role')),
  };
}

/** Returns filters as the query of an address; default values are omitted. */
export function tagFiltersQuery({ sort, type, role }: TagFilters, defaultSort: TagSort): string {
  const query = new URLSearchParams();
  if (sort !== defaultSort) query.set('sort', sort);
  if (type) query.set('type', type);
  if (role) query.set('role', role);
  const text = query.toString();
  return text ? `?${text}` : '';
}
