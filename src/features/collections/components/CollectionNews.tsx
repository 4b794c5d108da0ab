import { useLingui } from '@lingui/react/macro';
import { NewPostsPill } from '#src/entities/post/feed/NewPostsPill.tsx';
import type { CollectionSort } from '#src/paths/collections-paths.ts';
import { useCollectionNews } from '../data/collection-news.ts';

/** Offers to show what others changed in a collection while it is read. */
export function CollectionNews({ id, sort }: { id: string; sort: CollectionSort }) {
  const { t } = useLingui();
  const { isChanged, show } = useCollectionNews(id, sort);
  return <NewPostsPill count={0} words={isChanged ? t`Changed since you came` : undefined} onShow={show} />;
}
