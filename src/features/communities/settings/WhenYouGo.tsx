import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Community } from '#generated/zod/community.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { leadersQuery } from '../data/members.ts';
import { useLowerRole } from '../data/roles.ts';
import styles from './Settings.module.css';

const OfferRoleDialog = lazyLayer(() => import('./OfferRoleDialog.tsx'), 'OfferRoleDialog');
const DeleteCommunityDialog = lazyLayer(() => import('./DeleteCommunityDialog.tsx'), 'DeleteCommunityDialog');

/** Leads an admin out of a community: an heir first, then stepping down; deleting it comes last. */
export function WhenYouGo({ community }: { community: Community }) {
  const { t } = useLingui();
  const { blogs } = useViewer();
  const { name, membership, memberCount, postCount } = community;
  const { data: admins } = useQuery(leadersQuery(name, 'admin'));
  const { data: moderators } = useQuery(leadersQuery(name, 'moderator'));
  const [open, setOpen] = useState<'heir' | 'delete'>();
  const lowering = useLowerRole();
  const own = blogs.find((blog) => blog.name === membership.blogName);
  const isOwn = (other: { name: string }): boolean => blogs.some((blog) => blog.name === other.name);
  const heirs = (moderators ?? []).filter((moderator) => !isOwn(moderator));
  const isLast = admins?.every(isOwn) ?? true;
  return (
    <section className={styles.section} aria-labelledby="settings-go">
      <h2 id="settings-go">
        <Trans>When you go</Trans>
      </h2>
      {own ? (
        <ul className={styles.heirs}>
          <li>
            <BlogAvatar blog={own} size={64} />
            <b translate="no">{own.name}</b>
            <small>{t`you, admin`}</small>
          </li>
          {heirs.slice(0, 2).map((heir) => (
            <li key={heir.uuid}>
              <BlogAvatar blog={heir} size={44} />
              <b translate="no">{heir.name}</b>
              <small>{t`Moderator`}</small>
            </li>
          ))}
        </ul>
      ) : null}
      <p className={styles.say}>
        {moderators === undefined ? null : heirs.length > 0 ? (
          <Trans>Choose who takes over, and they are asked first. You stay a member.</Trans>
        ) : (
          <Trans>
            Nobody helps you yet. Ask a member to become a moderator first, on the page of members.
          </Trans>
        )}{' '}
        {admins === undefined ? null : isLast ? (
          <Trans>You are the only admin, so stepping down comes after that.</Trans>
        ) : (
          <Trans>There are other admins, so you can step down whenever you like.</Trans>
        )}
      </p>
      <div className={styles.goActs}>
        <Button
          className={styles.tall}
          aria-disabled={heirs.length === 0 || undefined}
          onClick={() => (heirs.length > 0 ? setOpen('heir') : undefined)}
        >{t`Hand over…`}</Button>
        <Button
          variant="quiet"
          className={styles.tall}
          loading={lowering.busy}
          aria-disabled={isLast || undefined}
          onClick={() =>
            own && !isLast
              ? void lowering.write({ community: name, blog: own.name, data: { role: 'member' } })
              : undefined
          }
        >{t`Step down`}</Button>
        <Button variant="quiet" className={styles.danger} onClick={() => setOpen('delete')}>
          {t`Delete the community…`}
        </Button>
      </div>
      <p className={styles.say}>
        <Trans>
          Deleting takes <Plural value={memberCount} one="# member" other="# members" /> and{' '}
          <Plural value={postCount} one="# post" other="# posts" /> along, after 30 days in which you can call
          it back.
        </Trans>
      </p>
      {open === 'heir' ? (
        <OfferRoleDialog
          community={name}
          offered="admin"
          candidates={heirs.map((heir) => heir.name)}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
      {open === 'delete' ? (
        <DeleteCommunityDialog community={community} onClose={() => setOpen(undefined)} />
      ) : null}
    </section>
  );
}
