import { useLingui } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { useNow } from '#src/shared/hooks/use-now.ts';
import { regionalLocale } from '#src/shared/lib/language/regional-locale.ts';
import { fullTime, isoTime, relativeTime } from '#src/shared/lib/time/relative-time.ts';

type RelativeTimeProps = {
  /** Unix seconds. */
  timestamp: number;
  className?: string;
};

/** Renders a time: relative within a week, else a date (spec 000 §5); in full as tooltip. */
export function RelativeTime({ timestamp, className }: RelativeTimeProps) {
  const { i18n } = useLingui();
  const now = useNow();
  // The server knows neither the reader's clock nor their time zone, so its text stays until hydration. The times of
  // all posts change then, deferred so that slow phones do not block.
  const hydrated = useDeferredValue(useHydrated());
  const zone = hydrated ? undefined : 'UTC';
  const locale = hydrated ? regionalLocale(i18n.locale) : i18n.locale;
  return (
    <time
      key={String(hydrated)}
      className={className}
      dateTime={isoTime(timestamp)}
      title={fullTime(timestamp, locale, zone)}
      suppressHydrationWarning
    >
      {relativeTime(timestamp, now, locale, zone)}
    </time>
  );
}
