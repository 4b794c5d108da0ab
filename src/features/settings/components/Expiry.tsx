import { Trans } from '@lingui/react/macro';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';

/** Shows when something ends, in seconds since 1970; undefined means without end. */
export function Expiry({ at }: { at: number | undefined }) {
  const dateLocale = useDateLocale();
  if (at === undefined) return <Trans>for ever</Trans>;
  const end = new Date(at * 1000);
  const date = dateFormat(dateLocale, { dateStyle: 'medium' }).format(end);
  return (
    <time dateTime={end.toISOString()}>
      <Trans>until {date}</Trans>
    </time>
  );
}
