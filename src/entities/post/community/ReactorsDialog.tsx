import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { getListReactorsInfiniteQueryOptions } from '#generated/hooks/communities/communities.ts';
import type { ListReactors200 } from '#generated/zod/listReactors200.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { Reactor } from '#generated/zod/reactor.zod.ts';
import { BlogAvatarLink } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { compactCount } from '#src/shared/lib/text/counts.ts';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { RelativeTime } from '../parts/RelativeTime.tsx';
import styles from './ReactorsDialog.module.css';

const reactorsOf = ({ response }: ListReactors200): readonly Reactor[] => response.reactors;
const keyOf = ({ blog, grapheme }: Reactor): string => `${blog.uuid} ${grapheme}`;

type PostInCommunity = Post & { community: NonNullable<Post['community']> };

function Reactors({ post, reaction }: { post: PostInCommunity; reaction: string | undefined }) {
  const { t } = useLingui();
  const query = getListReactorsInfiniteQueryOptions(
    post.community.name,
    post.id,
    reaction === undefined ? undefined : { reaction },
    { query: paging },
  );
  return (
    <EndlessList
      list={usePagedList(query, reactorsOf, keyOf)}
      skeleton={<RowSkeleton />}
      moreSkeleton={<RowSkeleton />}
      errorText={t`Who reacted could not be loaded.`}
      empty={<EmptyState art="yarn" title={<Trans>Nobody has reacted any more</Trans>} />}
    >
      {(reactors) => (
        <ul className={styles.list} aria-label={t`Who reacted`}>
          {reactors.map((reactor) => (
            <li key={keyOf(reactor)} className={styles.reactor}>
              <BlogAvatarLink blog={reactor.blog} size={36} />
              <BlogName name={reactor.blog.name} opens="page" />
              <RelativeTime timestamp={reactor.timestamp} className={styles.time} />
              <span className={styles.emoji}>{reactor.grapheme}</span>
            </li>
          ))}
        </ul>
      )}
    </EndlessList>
  );
}

/** Lists which blogs reacted to a post of a community, the newest reaction first, by all reactions or one. */
export function ReactorsDialog({ post, onClose }: { post: PostInCommunity; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState<string>();
  const { reactions = [] } = post;
  const choices = [undefined, ...reactions.map(({ grapheme }) => grapheme)];
  const countOf = (choice: string | undefined): number =>
    reactions.reduce((sum, { grapheme, count }) => sum + ((choice ?? grapheme) === grapheme ? count : 0), 0);
  return (
    <Dialog size="small" title={t`Who reacted`} onClose={onClose}>
      {reactions.length > 1 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
        <div className={styles.choices} role="group" aria-label={t`Only one reaction`}>
          {choices.map((choice) => {
            const count = compactCount(countOf(choice), i18n.locale);
            return (
              <button
                key={choice ?? ''}
                type="button"
                aria-pressed={choice === chosen}
                onClick={() => setChosen(choice)}
              >
                {choice ?? t`All`} <b>{count}</b>
              </button>
            );
          })}
        </div>
      ) : null}
      <Reactors key={chosen ?? ''} post={post} reaction={chosen} />
    </Dialog>
  );
}
