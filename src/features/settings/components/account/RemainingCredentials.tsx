import { Trans, useLingui } from '@lingui/react/macro';
import type { WayIn } from '#generated/zod/wayIn.zod.ts';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import styles from './Account.module.css';

/** Lists the remaining credentials after a new password, with links to remove them. */
export function RemainingCredentials({ waysIn, onClose }: { waysIn: readonly WayIn[]; onClose: () => void }) {
  const { t } = useLingui();
  const nameOf = ({ kind, name }: WayIn) => name ?? (kind === 'second_factor' ? t`Second factor` : kind);
  return (
    <div className={styles.waiting} role="status">
      <p>
        <Trans>
          Your password is changed. These still open your account; remove what you do not know under{' '}
          <AppLink to={paths.passkeys()}>passkeys</AppLink> or on this page.
        </Trans>
      </p>
      <ul className={styles.list}>
        {waysIn.map((wayIn) => (
          <li key={`${wayIn.kind} ${wayIn.id}`}>
            <Trans>
              {nameOf(wayIn)}, added <RelativeTime timestamp={wayIn.createdTs} />
            </Trans>
          </li>
        ))}
      </ul>
      <Button size="small" variant="secondary" onClick={onClose}>{t`Close`}</Button>
    </div>
  );
}
