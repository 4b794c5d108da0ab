import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getListUserLikesInfiniteQueryOptions } from '#generated/hooks/notes/notes.ts';
import { KeptTabs } from '#src/entities/post/collections/KeptTabs.tsx';
import { Feed } from '#src/entities/post/feed/Feed.tsx';
import { paths } from '#src/paths/paths.ts';
import { useFeed } from '#src/shared/api/read/feed.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { CardAxis } from '#src/shared/ui/CardAxis.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { TwoColumns } from '#src/shared/ui/TwoColumns.tsx';
import { ListHeader } from '../components/ListHeader.tsx';
import { SideColumn } from '../components/SideColumn.tsx';

/** Posts the member likes, latest like first. */
export default function LikesPage() {
  const { t } = useLingui();
  const { user } = useViewer();
  const list = useFeed(getListUserLikesInfiniteQueryOptions(undefined, { query: feedPaging }));
  const total = user?.likes ?? list.pages?.[0]?.response.likedCount;
  return (
    <>
      <PageHead title={t`Likes`} noIndex />
      <TwoColumns aside={<SideColumn />}>
        <ListHeader
          title={t`Likes`}
          detail={total ? <Plural value={total} one="# post" other="# posts" /> : undefined}
        />
        <CardAxis>
          <KeptTabs current="likes" />
        </CardAxis>
        <Feed
          list={list}
          label={t`Likes`}
          empty={
            <CardAxis>
              <EmptyState
                art="yarn"
                title={<Trans>No likes yet</Trans>}
                action={
                  <ButtonLink href={paths.explore()} variant="primary" icon="compass">
                    <Trans>Explore</Trans>
                  </ButtonLink>
                }
              >
                <Trans>Press the heart under a post, and you find it here.</Trans>
              </EmptyState>
            </CardAxis>
          }
        />
      </TwoColumns>
    </>
  );
}
