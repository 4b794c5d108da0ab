import type { GetCommunityTimeline200 } from '#generated/zod/getCommunityTimeline200.zod.ts';
import { NewPostsPill } from '#src/entities/post/feed/NewPostsPill.tsx';
import { useNewPosts } from '../data/new-posts.ts';
import type { CommunityView } from '../model/community-view.ts';

type HubNewsProps = {
  community: string;
  view: CommunityView;
  /** The hub's pages so far. */
  pages: readonly GetCommunityTimeline200[] | undefined;
};

/** Offers members posts that arrived since the hub was loaded, without moving what they read. */
export function HubNews({ community, view, pages }: HubNewsProps) {
  const { count, show } = useNewPosts(community, view, pages);
  const showNews = (): void => {
    show();
    window.scrollTo({ top: 0 });
  };
  return <NewPostsPill count={count} onShow={showNews} />;
}
