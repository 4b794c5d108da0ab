import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { queryString } from '#src/paths/path-segments.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { TagChip } from '#src/shared/ui/TagChip.tsx';
import { followedTagsQuery } from '../data/followed-tags.ts';
import type { TagsOrder } from '../model/tags-order.ts';
import styles from './FollowedTags.module.css';

/** Links to the sort orders, each with an address of its own. */
function TagOrderLinks({ order }: { order: TagsOrder | undefined }) {
  const { t } = useLingui();
  const orders: [order: TagsOrder | undefined, words: string][] = [
    [undefined, t`Latest`],
    ['oldest', t`Oldest`],
    ['name', t`By name`],
  ];
  return (
    <nav aria-label={t`Order of your tags`}>
      <ul className={styles.orders}>
        {orders.map(([one, words]) => (
          <li key={words}>
            <AppLink
              to={paths.tagged() + queryString({ order: one })}
              replace
              className={styles.order}
              aria-current={one === order ? 'true' : undefined}
            >
              {words}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to the tags the member follows. Renders nothing for visitors and while there are none. */
export function FollowedTags({ order }: { order?: TagsOrder | undefined }) {
  const { isLoggedIn } = useViewer();
  const { data } = useQuery({ ...followedTagsQuery(order), enabled: isLoggedIn });
  if (!data?.length) return null;
  return (
    <section className={styles.section} aria-labelledby="followed-tags">
      <div className={styles.head}>
        <h2 id="followed-tags" className={styles.heading}>
          <Trans>Tags you follow</Trans>
        </h2>
        {data.length > 1 ? <TagOrderLinks order={order} /> : null}
      </div>
      <ul className={styles.list}>
        {data.map(({ name }) => (
          <li key={name}>
            <TagChip tag={name} href={paths.tagged(name)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
