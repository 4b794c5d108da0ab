import { Trans, useLingui } from '@lingui/react/macro';

/** Shows when something ends, in seconds since 1970; undefined means without end. */
export function Expiry({ at }: { at: number | undefined }) {
  const { i18n } = useLingui();
  if (at === undefined) return <Trans>for ever</Trans>;
  const end = new Date(at * 1000);
  const date = i18n.date(end, { dateStyle: 'medium' });
  return (
    <time dateTime={end.toISOString()}>
      <Trans>until {date}</Trans>
    </time>
  );
}
