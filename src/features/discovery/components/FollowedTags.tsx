import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { queryText } from '#src/paths/path-segments.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { TagChip } from '#src/shared/ui/TagChip.tsx';
import { followedTagsQuery } from '../data/followed-tags.ts';
import type { TagsOrder } from '../model/tags-order.ts';
import styles from './FollowedTags.module.css';

/** Orders to choose from, each with an address of its own. */
function Orders({ order }: { order: TagsOrder | undefined }) {
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
              to={paths.tagged() + queryText({ order: one })}
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

/** The member's own tags, as ways back to them. Nothing for visitors, nor while there are none. */
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
        {data.length > 1 ? <Orders order={order} /> : null}
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
