import { useLingui } from '@lingui/react/macro';
import { Facts } from './Facts.tsx';
import { useMail } from './mail-parts-context.ts';

/** The device, place and time of a change of an account. */
export interface ChangeOrigin {
  /** Name of the browser or program, such as "Firefox on Linux". */
  client: string;
  /** Shortened network address; the whole one is never stored. The site knows no other place. */
  network?: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** The device, the network and the time of a change; `what` names the changed thing, above them. */
export function OriginFacts({ origin, what }: { origin: ChangeOrigin; what?: string | undefined }) {
  const { t } = useLingui();
  const { clock } = useMail();
  const facts: [string, string][] = [
    [t`Device`, origin.client],
    [t`Network`, origin.network ?? t`not known`],
    [t`When`, clock.moment(origin.at)],
  ];
  return <Facts facts={what === undefined ? facts : [[t`What`, what], ...facts]} />;
}
