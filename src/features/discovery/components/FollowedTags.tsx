import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRemoveFilteredTagMutationOptions } from '#generated/hooks/filters/filters.ts';
import type { FilteredTag } from '#generated/zod/filteredTag.zod.ts';
import type { ListFollowedTags200 } from '#generated/zod/listFollowedTags200.zod.ts';
import type { Tag } from '#generated/zod/tag.zod.ts';
import { pictureOf } from '#src/entities/post/model/media.ts';
import { UndoButton } from '#src/entities/settings/UndoButton.tsx';
import { queryString } from '#src/paths/path-segments.ts';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { tagKey } from '#src/shared/api/read/post-overlay.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { fullCount } from '#src/shared/lib/text/counts.ts';
import { dueTime } from '#src/shared/lib/time/relative-time.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { followedTagsQuery } from '../data/followed-tags.ts';
import { mutedTagsQuery } from '../data/muted-tags.ts';
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

/** One followed tag that is muted: until when, and the button that ends it here. */
function MutedTag({ name, filter }: { name: string; filter: FilteredTag }) {
  const { t } = useLingui();
  const dateLocale = useDateLocale();
  const until = filter.expiresTs === undefined ? undefined : dueTime(filter.expiresTs, dateLocale);
  const label = `#${name}`;
  return (
    <li className={styles.row} data-muted>
      <span className={styles.words}>
        <AppLink to={paths.tagged(name)} className={styles.name} dir="auto">
          {label}
        </AppLink>
        <span className={styles.facts}>
          {until ? <Trans>You muted it until {until}</Trans> : <Trans>You muted it</Trans>}
        </span>
      </span>
      <span className={styles.unmute}>
        <UndoButton
          call={getRemoveFilteredTagMutationOptions}
          request={{ tag: filter.tag }}
          label={t`Unmute ${label}`}
        >
          {t`Unmute`}
        </UndoButton>
      </span>
    </li>
  );
}

const tagsOf = ({ response }: ListFollowedTags200): readonly Tag[] => response.tags;
const nameOf = ({ name }: Tag): string => name;

function MemberTags({ order }: { order: TagsOrder | undefined }) {
  const { items: tags, ...list } = usePagedList(followedTagsQuery(order), tagsOf, nameOf);
  const { data: muted } = useQuery(mutedTagsQuery());
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
        {tags.map((tag) => {
          const filter = muted?.get(tagKey(tag.name));
          return filter ? (
            <MutedTag key={tag.name} name={tag.name} filter={filter} />
          ) : (
            <FollowedTag key={tag.name} tag={tag} />
          );
        })}
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
