import { Trans, useLingui } from '@lingui/react/macro';
import type { ListFollowedTags200 } from '#generated/zod/listFollowedTags200.zod.ts';
import type { Tag } from '#generated/zod/tag.zod.ts';
import { pictureOf } from '#src/entities/post/model/media.ts';
import { queryString } from '#src/paths/path-segments.ts';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { fullCount } from '#src/shared/lib/text/counts.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
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

/** One followed tag on the thread: a filled knot, when there are new posts, and a picture of its posts. */
function FollowedTag({ tag }: { tag: Tag }) {
  const { i18n } = useLingui();
  const { name, newPostsCount = 0, postCount, thumb } = tag;
  const count = fullCount(newPostsCount, i18n.locale);
  const picture = pictureOf(thumb ?? []);
  return (
    <li className={styles.row} data-new={newPostsCount > 0 || undefined}>
      <span className={styles.words}>
        <AppLink to={paths.tagged(name)} className={styles.name} dir="auto">
          #{name}
        </AppLink>
        <span className={styles.facts}>
          {newPostsCount > 0 ? (
            <Trans>
              <strong>{count} new</strong> this week
            </Trans>
          ) : postCount > 0 ? (
            <Trans>Nothing new this week</Trans>
          ) : (
            <Trans>No posts yet</Trans>
          )}
        </span>
      </span>
      {picture ? (
        <AppLink to={paths.tagged(name)} className={styles.picture} tabIndex={-1} aria-hidden="true">
          <img {...picture} sizes={picture.srcSet && '108px'} alt="" loading="lazy" decoding="async" />
        </AppLink>
      ) : null}
    </li>
  );
}

const tagsOf = ({ response }: ListFollowedTags200): readonly Tag[] => response.tags;
const nameOf = ({ name }: Tag): string => name;

function MemberTags({ order }: { order: TagsOrder | undefined }) {
  const { items: tags, ...list } = usePagedList(followedTagsQuery(order), tagsOf, nameOf);
  if (!tags?.length) return null;
  return (
    <section className={styles.section} aria-labelledby="followed-tags">
      <div className={styles.head}>
        <h2 id="followed-tags" className={styles.heading}>
          <Trans>Tags you follow</Trans>
        </h2>
        {tags.length > 1 ? <TagOrderLinks order={order} /> : null}
      </div>
      <ul className={styles.list}>
        {tags.map((tag) => (
          <FollowedTag key={tag.name} tag={tag} />
        ))}
      </ul>
      {list.hasMore ? (
        <Button className={styles.more} disabled={list.isFetchingMore} onClick={list.fetchMore}>
          {list.isFetchMoreError ? (
            <Trans>Could not be loaded. Try again</Trans>
          ) : (
            <Trans>More of your tags</Trans>
          )}
        </Button>
      ) : null}
    </section>
  );
}

/** The tags the member follows, on one thread. Renders nothing for visitors and while there are none. */
export function FollowedTags({ order }: { order?: TagsOrder | undefined }) {
  return useViewer().isLoggedIn ? <MemberTags order={order} /> : null;
}
