import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Community } from '#generated/zod/community.zod.ts';
import { copyText } from '#src/shared/lib/text/copy-text.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { useInviteLink } from '../data/invitations.ts';
import styles from './Invite.module.css';

const InviteQrCode = lazyPart(() => import('./InviteQrCode.tsx'), 'InviteQrCode');

/** Invitation link of a community: to copy, to show as a QR code, to replace and to switch off. */
export function InviteLink({ community }: { community: Community }) {
  const { t } = useLingui();
  const { name, inviteLink, inviteLinkUseCount = 0 } = community;
  const { make, revoke, isMaking, isRevoking } = useInviteLink(name);
  if (inviteLink === undefined)
    return (
      <section className={styles.part}>
        <h2>
          <Trans>By link</Trans>
        </h2>
        <p>
          <Trans>Anybody who has the link can join with it.</Trans>
        </p>
        <Button loading={isMaking} onClick={make}>{t`Make a link`}</Button>
      </section>
    );
  const link = new URL(inviteLink, window.location.origin).href;
  return (
    <section className={styles.part}>
      <h2>
        <Trans>By link</Trans>
      </h2>
      <div className={styles.copy}>
        <TextField label={t`Invitation link`} hideLabel readOnly value={link} />
        <Button icon="link" onClick={() => void copyText(link)}>{t`Copy`}</Button>
      </div>
      <p>
        <Trans>Works until you make a new one.</Trans>{' '}
        <Plural
          value={inviteLinkUseCount}
          _0="Nobody came in by it yet."
          one="# person came in by it."
          other="# people came in by it."
        />
      </p>
      <InviteQrCode link={link} />
      <div className={styles.choices}>
        <Button size="small" variant="quiet" loading={isMaking} onClick={make}>{t`Make a new link`}</Button>
        <Button size="small" variant="quiet" loading={isRevoking} onClick={revoke}>{t`Switch off`}</Button>
      </div>
    </section>
  );
}
