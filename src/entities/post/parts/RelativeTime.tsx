import { useLingui } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { useNow } from '#src/shared/hooks/use-now.ts';
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
  return (
    <time
      key={String(hydrated)}
      className={className}
      dateTime={isoTime(timestamp)}
      title={fullTime(timestamp, i18n.locale, zone)}
      suppressHydrationWarning
    >
      {relativeTime(timestamp, now, i18n.locale, zone)}
    </time>
  );
}
