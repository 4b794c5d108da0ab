import { useLingui } from '@lingui/react/macro';
import type { TimingMetric } from '#generated/zod/timingMetric.zod.ts';
import { numberFormat } from '#src/shared/lib/language/formatters.ts';

const SECOND_MS = 1000;

/** Returns the words of timings: names of metrics and routes, and values with their unit. */
export function useTimingText() {
  const { t, i18n } = useLingui();
  const routes: Readonly<Record<string, string>> = {
    '/': t`Front page`,
    '/dashboard': t`Dashboard`,
    '/explore/:exploreMode?': t`Explore`,
    '/tagged/:tag?': t`Page of a tag`,
    '/search/:searchTerm/:searchMode?/:selectedPostType?': t`Search`,
    '/likes': t`Likes`,
    '/inbox/:blogName?': t`Inbox`,
    '/messaging/:blogName?': t`Messages`,
    '/:blogname': t`A blog`,
    '/:blogname/:postId/:postSlug?': t`A post`,
  };
  const names: Readonly<Record<TimingMetric, string>> = {
    lcp: t`Largest content`,
    inp: t`Answer to a press`,
    cls: t`Jumping layout`,
    fcp: t`First content`,
    ttfb: t`First byte`,
  };
  function unit(number: number, name: 'second' | 'millisecond', digits: number): string {
    const format = numberFormat(i18n.locale, { style: 'unit', unit: name, maximumFractionDigits: digits });
    return format.format(number);
  }
  return {
    names,
    /** Returns the name of a route; one that has none is named by its pattern. */
    routeName: (pattern: string): string => routes[pattern] ?? pattern,
    /** Formats a value: seconds or milliseconds, layout shift as a plain number. */
    value(metric: TimingMetric, number: number): string {
      if (metric === 'cls') return numberFormat(i18n.locale, { maximumFractionDigits: 2 }).format(number);
      return number < SECOND_MS
        ? unit(Math.round(number), 'millisecond', 0)
        : unit(number / SECOND_MS, 'second', 1);
    },
  };
}
