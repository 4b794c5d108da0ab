import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { fullTime, isoTime } from '#src/shared/lib/time/relative-time.ts';

/** Formats a moment in full, in the reader's time zone after hydration. `timestamp` in Unix seconds. */
export function FullTime({ timestamp }: { timestamp: number }) {
  const locale = useDateLocale();
  const hydrated = useHydrated();
  return (
    <time key={String(hydrated)} dateTime={isoTime(timestamp)} suppressHydrationWarning>
      {fullTime(timestamp, locale, hydrated ? undefined : 'UTC')}
    </time>
  );
}
