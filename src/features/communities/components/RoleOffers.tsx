import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { BlogAvatarLink } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { roleOffersQuery, useRevokeRoleOffer } from '../data/roles.ts';
import styles from './Members.module.css';

/** Roles that were offered and not answered yet, for admins. Renders nothing when there are none. */
export function RoleOffers({ community }: { community: string }) {
  const { t } = useLingui();
  const { data: offers = [] } = useQuery(roleOffersQuery(community));
  const revoking = useRevokeRoleOffer();
  if (offers.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="role-offers">
      <h2 id="role-offers">
        <Trans>Asked to help</Trans>
      </h2>
      <ul className={styles.requests} aria-label={t`Asked to help`}>
        {offers.map(({ blog, role, offeredBy }) => (
          <li key={blog.uuid} className={styles.request}>
            <BlogAvatarLink blog={blog} size={44} />
            <div>
              <BlogName name={blog.name} />
              <small>
                {role === 'admin' ? (
                  <Trans>As an admin, asked by {offeredBy.name}</Trans>
                ) : (
                  <Trans>As a moderator, asked by {offeredBy.name}</Trans>
                )}
              </small>
            </div>
            <div className={styles.actions}>
              <Button
                variant="quiet"
                className={styles.button}
                aria-label={t`Withdraw the offer to ${blog.name}`}
                onClick={() => void revoking.write({ community, blog: blog.name })}
              >{t`Withdraw`}</Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
