import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  getCreateBackupCodesMutationOptions,
  getEndTwoFactorMutationOptions,
} from '#generated/hooks/account/account.ts';
import type { CreateBackupCodes201 } from '#generated/zod/createBackupCodes201.zod.ts';
import type { TwoFactor } from '#generated/zod/twoFactor.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { ProofForm } from './ProofForm.tsx';
import styles from './TwoFactor.module.css';
import { TwoFactorCard } from './TwoFactorCard.tsx';

function EnabledSince({ at }: { at: number | undefined }) {
  const dateLocale = useDateLocale();
  if (at === undefined) return <Trans>You need a code to log in.</Trans>;
  const day = new Date(at * 1000);
  const date = dateFormat(dateLocale, { dateStyle: 'long' }).format(day);
  return (
    <Trans>
      Since <time dateTime={day.toISOString()}>{date}</time>, logging in asks for a code.
    </Trans>
  );
}

type TwoFactorOnProps = {
  state: TwoFactor;
  isAnswer: boolean;
  onCodes: (backupCodes: string[]) => void;
  onEnded: () => unknown;
};

/** State "on" of two-factor authentication: its start, the number of backup codes, new ones, and switching it off. */
export function TwoFactorOn({ state, isAnswer, onCodes, onEnded }: TwoFactorOnProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<'codes' | 'end'>();
  const cancel = () => setAsked(undefined);
  const { enabledTs, backupCodesLeft: left, rememberedBrowsers } = state;
  return (
    <>
      <TwoFactorCard title={<Trans>Two-factor authentication is on</Trans>} isAnswer={isAnswer}>
        <p className={styles.state}>
          <Icon name="check" size={18} />
          <span>
            <EnabledSince at={enabledTs} />
          </span>
        </p>
        {rememberedBrowsers > 0 ? (
          <p className={styles.words}>
            {t`${plural(rememberedBrowsers, {
              one: '# browser does not ask for a code for 30 days.',
              other: '# browsers do not ask for a code for 30 days.',
            })}`}{' '}
            <AppLink to={paths.sessions()}>
              <Trans>Log out all other browsers to change that.</Trans>
            </AppLink>
          </p>
        ) : null}
      </TwoFactorCard>
      <TwoFactorCard title={<Trans>Backup codes</Trans>}>
        <p className={styles.words}>
          {t`${plural(left, {
            0: 'No backup codes are left. Make new ones, or you cannot log in if you lose your phone.',
            one: '# backup code is left.',
            other: '# backup codes are left.',
          })}`}
        </p>
        {asked === 'codes' ? (
          <ProofForm
            action={t`Create new backup codes`}
            call={getCreateBackupCodesMutationOptions}
            onDone={({ response }: CreateBackupCodes201) => onCodes(response.backupCodes)}
            onCancel={cancel}
          />
        ) : (
          <div className={styles.buttons}>
            <Button variant="secondary" onClick={() => setAsked('codes')}>{t`New backup codes`}</Button>
          </div>
        )}
      </TwoFactorCard>
      <TwoFactorCard title={<Trans>Turn off</Trans>}>
        <p className={styles.words}>
          <Trans>You then log in with your password alone, and your backup codes stop working.</Trans>
        </p>
        {asked === 'end' ? (
          <ProofForm
            action={t`Turn off now`}
            isDangerous
            call={getEndTwoFactorMutationOptions}
            onDone={onEnded}
            onCancel={cancel}
          />
        ) : (
          <div className={styles.buttons}>
            <Button variant="secondary" onClick={() => setAsked('end')}>{t`Turn off`}</Button>
          </div>
        )}
      </TwoFactorCard>
    </>
  );
}
