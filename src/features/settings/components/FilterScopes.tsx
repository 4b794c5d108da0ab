import { useLingui } from '@lingui/react/macro';
import type { FilterScope } from '#generated/zod/filterScope.zod.ts';

/** Places where posts appear. */
const FILTER_SCOPES = ['dashboard', 'discovery', 'blogs'] as const satisfies FilterScope[];

/** Shows where a filter or mute applies; nothing when it applies everywhere. */
export function FilterScopes({ scopes }: { scopes: readonly FilterScope[] }) {
  const { t } = useLingui();
  const found = FILTER_SCOPES.filter((place) => scopes.includes(place));
  if (found.length === FILTER_SCOPES.length) return null;
  const names = {
    dashboard: t`on the dashboard`,
    discovery: t`in explore, tags and search`,
    blogs: t`on blog pages`,
  };
  return <> · {found.map((place) => names[place]).join(', ')}</>;
}
