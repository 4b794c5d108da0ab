import { Trans, useLingui } from '@lingui/react/macro';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import styles from '../components/Desk.module.css';
import { DeskFrame } from '../components/DeskFrame.tsx';
import { ReviewItem } from '../components/ReviewItem.tsx';
import { itemsOf, keyOf, reviewQuery } from '../data/review.ts';

function Review({ blogName }: { blogName: string }) {
  const { t } = useLingui();
  const list = usePagedList(reviewQuery(blogName), itemsOf, keyOf);
  return (
    <EndlessList
      list={list}
      skeleton={<PostSkeleton />}
      moreSkeleton={<PostSkeleton media={false} />}
      empty={
        <EmptyState art="cat" title={<Trans>No posts were labelled or taken down</Trans>}>
          <Trans>When we label or take down a post of this blog, it is listed here and you can appeal.</Trans>
        </EmptyState>
      }
      errorText={t`The review could not be loaded.`}
      loadMoreErrorText={t`The next posts could not be loaded.`}
    >
      {(items) => (
        <ul data-feed="" aria-label={t`Review`}>
          {items.map((item) => (
            <li key={keyOf(item)} className={styles.item}>
              <ReviewItem item={item} />
            </li>
          ))}
        </ul>
      )}
    </EndlessList>
  );
}

/** Page of a blog's posts that the site labelled or removed, with their appeals (spec 000 §2.3: review). */
export default function ReviewPage() {
  return <DeskFrame screen="review">{({ name }) => <Review key={name} blogName={name} />}</DeskFrame>;
}
