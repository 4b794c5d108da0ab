import { useLingui } from '@lingui/react/macro';
import type { PageKind } from '#src/domain/page-kinds.ts';

/** Returns the names of the kinds of pages in which views are counted. */
export function usePageKindNames(): Readonly<Record<PageKind, string>> {
  const { t } = useLingui();
  return {
    home: t`Front page`,
    dashboard: t`Dashboard`,
    explore: t`Explore`,
    tag: t`Tags`,
    search: t`Search`,
    blog: t`Blogs`,
    post: t`Posts`,
    community: t`Communities`,
    collection: t`Collections`,
    activity: t`Activity`,
    message: t`Messages`,
    setting: t`Settings`,
    other: t`Other pages`,
  };
}
