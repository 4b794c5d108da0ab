import { Plural, useLingui } from '@lingui/react/macro';
import { type CSSProperties, useId, useState } from 'react';
import type { FlagAudience } from '#generated/zod/flagAudience.zod.ts';
import type { SiteFlag } from '#generated/zod/siteFlag.zod.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { numberFormat } from '#src/shared/lib/language/formatters.ts';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { useSiteFlag } from '../data/site-flags.ts';
import styles from './FlagRow.module.css';
import { FlagShare } from './FlagShare.tsx';
import { useFlagStops } from './use-flag-stops.ts';

/** True for audiences that are described further before they are saved. */
function isDescribed(audience: FlagAudience): audience is 'named' | 'percent' {
  return audience === 'named' || audience === 'percent';
}

/**
 * A feature flag: its audiences as stops along a thread, with the members counted at the end. A share and named accounts
 * are described in the card below and saved there; the other audiences are saved at once.
 */
export function FlagRow({ flag }: { flag: SiteFlag }) {
  const { t, i18n } = useLingui();
  const stops = useFlagStops();
  const name = useId();
  const { write, busy, error } = useSiteFlag(flag);
  const { title, description, audience, memberCount } = flag;
  const [chosen, setChosen] = useState<FlagAudience>();
  const shown = chosen ?? audience;
  const at = stops.findIndex(([stop]) => stop === shown);
  async function choose(stop: FlagAudience): Promise<void> {
    setChosen(stop);
    if (!isDescribed(stop)) {
      await write({ audience: stop });
      setChosen(undefined);
    }
  }
  const amount = numberFormat(i18n.locale).format(memberCount);
  return (
    <li className={styles.flag}>
      <fieldset className={styles.group} disabled={busy}>
        <legend className={styles.legend}>
          <b>{title}</b>
          <small>{description}</small>
        </legend>
        <div className={styles.way} style={{ '--at': at } as CSSProperties}>
          {stops.map(([stop, label]) => (
            <label key={stop} className={styles.stop}>
              <input
                type="radio"
                name={name}
                value={stop}
                checked={stop === shown}
                onChange={() => void choose(stop)}
              />
              <span className={styles.knot} aria-hidden="true" />
              <span className={styles.label}>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className={styles.count}>
        <b>{amount}</b>
        <small>
          <Plural value={memberCount} one="member" other="members" />
        </small>
      </p>
      {isDescribed(shown) ? (
        <FlagShare
          key={flag.version}
          flag={flag}
          audience={shown}
          busy={busy}
          onSave={async (body) => {
            if (await write(body)) setChosen(undefined);
          }}
          {...(chosen === undefined || chosen === audience ? {} : { onCancel: () => setChosen(undefined) })}
        />
      ) : null}
      {error ? (
        <div className={styles.error}>
          <ActionError>{errorMessage(error, t`Your change was not saved. Try again.`)}</ActionError>
        </div>
      ) : null}
    </li>
  );
}
