import { Trans, useLingui } from '@lingui/react/macro';
import type { Community } from '#generated/zod/community.zod.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { useLeaveCommunity } from '../data/membership.ts';
import styles from './CommunityHead.module.css';

/** Asks before a member leaves a community. */
export function LeaveDialog({ community, onClose }: { community: Community; onClose: () => void }) {
  const { t } = useLingui();
  const { name, title, joinType } = community;
  const { write, busy } = useLeaveCommunity();
  return (
    <Dialog size="small" title={t`Leave ${title}?`} onClose={onClose}>
      {(close) => (
        <>
          <p>
            {joinType === 'free' ? (
              <Trans>What you wrote stays. You can come back whenever you like.</Trans>
            ) : (
              <Trans>What you wrote stays. To come back you have to be let in again.</Trans>
            )}
          </p>
          <div className={styles.choices}>
            <Button variant="quiet" onClick={close}>{t`Stay`}</Button>
            <Button
              variant="danger"
              loading={busy}
              onClick={() => void write({ community: name }).then((isDone) => isDone && close())}
            >{t`Leave`}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
