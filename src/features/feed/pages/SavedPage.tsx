import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router';
import type { TimelineElement } from '#generated/zod/timelineElement.zod.ts';
import { KeptTabs } from '#src/entities/post/collections/KeptTabs.tsx';
import { Feed } from '#src/entities/post/feed/Feed.tsx';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { normalizeSearchTerm } from '#src/shared/lib/text/search-term.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { CardAxis } from '#src/shared/ui/CardAxis.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { TabNav } from '#src/shared/ui/TabNav.tsx';
import { ThreadEnd } from '#src/shared/ui/ThreadEnd.tsx';
import { TwoColumns } from '#src/shared/ui/TwoColumns.tsx';
import { FolderTools } from '../components/FolderTools.tsx';
import { ListHeader } from '../components/ListHeader.tsx';
import { SavedNote } from '../components/SavedNote.tsx';
import { SavedSearch } from '../components/SavedSearch.tsx';
import { SideColumn } from '../components/SideColumn.tsx';
import { foldersQuery, notesIn, savedPostsOf, savedQuery } from '../data/saved.ts';

const keyOf = ({ objectType, id }: TimelineElement): string => `${objectType} ${id}`;

function NoFolder() {
  return (
    <CardAxis>
      <EmptyState
        art="tangle"
        title={<Trans>This folder does not exist</Trans>}
        action={
          <ButtonLink href={paths.saved()} variant="primary">
            <Trans>All saved posts</Trans>
          </ButtonLink>
        }
      >
        <Trans>The folder may have been deleted. Its posts stay saved.</Trans>
      </EmptyState>
    </CardAxis>
  );
}

function NoneWith({ words, folderId }: { words: string; folderId: string | undefined }) {
  return (
    <CardAxis>
      <EmptyState
        art="tangle"
        title={<Trans>Nothing found</Trans>}
        action={
          <ButtonLink href={paths.saved(folderId)} variant="primary">
            <Trans>Show all</Trans>
          </ButtonLink>
        }
      >
        <Trans>No saved post contains “{words}”.</Trans>
      </EmptyState>
    </CardAxis>
  );
}

/** The member's saved posts, all of them or one folder; visible to nobody else. */
export default function SavedPage() {
  const { t } = useLingui();
  const { folderId } = useParams();
  const { data: folders = [], isSuccess, isFetching } = useQuery(foldersQuery());
  const words = normalizeSearchTerm(new URLSearchParams(useLocation().search).get('q') ?? '');
  const list = usePagedList(savedQuery(folderId, words), savedPostsOf, keyOf);
  const notes = useMemo(() => notesIn(list.pages), [list.pages]);
  const folder = folders.find(({ id }) => id === folderId);
  // A folder created a moment ago is missing from the cached list.
  const isUnknown = folderId !== undefined && !folder && isSuccess && !isFetching;
  const total = list.pages?.[0]?.response.total;
  const title = folder?.title ?? t`Saved`;
  return (
    <>
      <PageHead title={title} noIndex />
      <TwoColumns aside={<SideColumn />}>
        <ListHeader
          title={title}
          detail={total ? <Plural value={total} one="# post" other="# posts" /> : undefined}
        />
        <CardAxis>
          <KeptTabs current="saved" />
          <TabNav
            label={t`Folders`}
            items={[
              { href: paths.saved(), label: t`All`, current: folderId === undefined },
              ...folders.map(({ id, title: label }) => ({
                href: paths.saved(id),
                label,
                current: id === folderId,
              })),
            ]}
            end={<FolderTools folder={folder} />}
          />
          {isUnknown || (list.items?.length === 0 && !words) ? null : (
            <SavedSearch folderId={folderId} words={words} />
          )}
        </CardAxis>
        {isUnknown ? (
          <NoFolder />
        ) : (
          <Feed
            list={list}
            label={title}
            above={({ id }) => <SavedNote note={notes.get(id)} />}
            end={
              <ThreadEnd>
                {words ? (
                  <Trans>That is all with these words</Trans>
                ) : (
                  <Plural
                    value={total ?? 0}
                    one="You have seen the only saved post"
                    other="You have seen all # saved posts"
                  />
                )}
              </ThreadEnd>
            }
            empty={
              words ? (
                <NoneWith words={words} folderId={folderId} />
              ) : (
                <CardAxis>
                  <EmptyState
                    art="yarn"
                    title={folder ? <Trans>This folder is empty</Trans> : <Trans>No saved posts yet</Trans>}
                    action={
                      <ButtonLink href={paths.explore()} variant="primary" icon="compass">
                        <Trans>Explore</Trans>
                      </ButtonLink>
                    }
                  >
                    <Trans>Save a post with its menu, and you find it here. Only you can see it.</Trans>
                  </EmptyState>
                </CardAxis>
              )
            }
          />
        )}
      </TwoColumns>
    </>
  );
}
