import { LISTED_TYPES, type ListedType } from '#src/entities/post/model/listed-types.ts';

export type TagSort = 'recent' | 'top';

/** What a hub shows of a tag's posts (spec 000 §2.1). */
export interface TagFilters {
  sort: TagSort;
  type?: ListedType;
  role?: 'original';
}

function oneOf<T extends string>(values: readonly T[], value: string | null): T | undefined {
  return values.find((known) => known === value);
}

/** The filters of an address: `?sort=top&type=photo&role=original`. Anything unknown counts as not given. */
export function filtersOf(query: URLSearchParams, defaultSort: TagSort): TagFilters {
  return {
    sort: oneOf(['recent', 'top'] as const, query.get('sort')) ?? defaultSort,
    type: oneOf(LISTED_TYPES, query.get('type')),
    role: oneOf(['original'] as const, query.get('role')),
  };
}

/** Filters as the query of an address; what is the default is left out. */
export function queryOf({ sort, type, role }: TagFilters, defaultSort: TagSort): string {
  const query = new URLSearchParams();
  if (sort !== defaultSort) query.set('sort', sort);
  if (type) query.set('type', type);
  if (role) query.set('role', role);
  const text = query.toString();
  return text ? `?${text}` : '';
}
