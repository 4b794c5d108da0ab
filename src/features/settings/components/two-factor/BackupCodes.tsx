import { Trans, useLingui } from '@lingui/react/macro';
import { copyText } from '#src/shared/lib/text/copy-text.ts';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import styles from './TwoFactor.module.css';
import { TwoFactorCard } from './TwoFactorCard.tsx';

type BackupCodesProps = { codes: readonly string[]; onKept: () => void };

/** Shows the backup codes once, to copy or to download. */
export function BackupCodes({ codes, onKept }: BackupCodesProps) {
  const { t } = useLingui();
  const text = `${codes.join('\n')}\n`;
  return (
    <TwoFactorCard title={<Trans>Save your backup codes</Trans>} isAnswer>
      <p className={styles.words}>
        <Trans>
          Each code logs you in once if you do not have your phone. They are shown only now; older codes no
          longer work.
        </Trans>
      </p>
      <ul className={styles.codes} aria-label={t`Backup codes`} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button icon="link" variant="secondary" onClick={() => void copyText(text, t`Copied`)}>
          {t`Copy codes`}
        </Button>
        <ButtonLink
          icon="download"
          variant="secondary"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="skein-backup-codes.txt"
        >
          {t`Download codes`}
        </ButtonLink>
        <Button variant="primary" onClick={onKept}>
          {t`I have saved them`}
        </Button>
      </div>
    </TwoFactorCard>
  );
}
