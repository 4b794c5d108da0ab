import { Trans, useLingui } from '@lingui/react/macro';
import type { Community } from '#generated/zod/community.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { useAcceptRole, useRevokeRoleOffer } from '../data/roles.ts';
import styles from './HubNote.module.css';

/** Asks the reader whether they take a role that an admin offered to one of their blogs. */
export function RoleOfferNote({ community }: { community: Community }) {
  const { t } = useLingui();
  const accepting = useAcceptRole();
  const declining = useRevokeRoleOffer();
  const { name, title, roleOffer } = community;
  if (!roleOffer) return null;
  const { blog, offeredBy, role, message } = roleOffer;
  const call = { community: name, blog: blog.name };
  return (
    <section className={styles.note} aria-label={t`An offer to you`}>
      <BlogAvatar blog={offeredBy} size={44} />
      <div className={styles.words}>
        <p>
          {role === 'admin' ? (
            <Trans>
              {offeredBy.name} asks {blog.name} to be an admin of {title}.
            </Trans>
          ) : (
            <Trans>
              {offeredBy.name} asks {blog.name} to be a moderator of {title}.
            </Trans>
          )}
        </p>
        {message ? <q dir="auto">{message}</q> : null}
      </div>
      <div className={styles.acts}>
        <Button
          variant="primary"
          className={styles.button}
          loading={accepting.busy}
          onClick={() => void accepting.write(call)}
        >{t`Accept`}</Button>
        <Button
          variant="quiet"
          className={styles.button}
          loading={declining.busy}
          onClick={() => void declining.write(call)}
        >{t`Decline`}</Button>
      </div>
    </section>
  );
}
