import { useLingui } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { useNow } from '#src/shared/hooks/use-now.ts';
import { fullTime, isoTime, relativeTime } from '#src/shared/lib/time/relative-time.ts';

type RelativeTimeProps = {
  /** Seconds since 1970. */
  timestamp: number;
  className?: string;
};

/** When something happened: relative under a week, a date beyond (spec 000 §5); in full when pointed at. */
export function RelativeTime({ timestamp, className }: RelativeTimeProps) {
  const { i18n } = useLingui();
  const now = useNow();
  // The server knows neither the reader's clock nor their time zone: its words stay until the page is awake. Then the times
  // of all posts change, which a slow phone does bit by bit.
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
