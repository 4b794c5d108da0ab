import { Trans, useLingui } from '@lingui/react/macro';
import type { Credential } from '#generated/zod/credential.zod.ts';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import styles from './Account.module.css';

/** Lists the remaining credentials after a new password, with links to remove them. */
export function RemainingCredentials({
  credentials,
  onClose,
}: {
  credentials: readonly Credential[];
  onClose: () => void;
}) {
  const { t } = useLingui();
  const nameOf = ({ kind, name }: Credential) => name ?? (kind === 'second_factor' ? t`Second factor` : kind);
  return (
    <div className={styles.waiting} role="status">
      <p>
        <Trans>
          Your password is changed. These still open your account; remove what you do not know under{' '}
          <AppLink to={paths.passkeys()}>passkeys</AppLink> or on this page.
        </Trans>
      </p>
      <ul className={styles.list}>
        {credentials.map((credential) => (
          <li key={`${credential.kind} ${credential.id}`}>
            <Trans>
              {nameOf(credential)}, added <RelativeTime timestamp={credential.createdTs} />
            </Trans>
          </li>
        ))}
      </ul>
      <Button size="small" variant="secondary" onClick={onClose}>{t`Close`}</Button>
    </div>
  );
}
