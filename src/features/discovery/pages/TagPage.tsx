import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router';
import type { HubHeader } from '#generated/zod/hubHeader.zod.ts';
import { Feed, FeedSkeleton } from '#src/entities/post/feed/Feed.tsx';
import { paths } from '#src/paths/paths.ts';
import { useFeed } from '#src/shared/api/read/feed.ts';
import { useShownHidden } from '#src/shared/api/read/hidden-by-choice.ts';
import { useInitialCursor } from '#src/shared/api/read/initial-cursor.ts';
import { stripHash } from '#src/shared/lib/text/tags.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { Bone } from '#src/shared/ui/Skeleton.tsx';
import { TagHeader } from '../components/TagHeader.tsx';
import { TagToolbar } from '../components/TagToolbar.tsx';
import { hubHeaderQuery, hubTimelineQuery, isUnusedTagError } from '../data/tag.ts';
import { tagFiltersOf } from '../model/tag-filters.ts';
import styles from './TagPage.module.css';

function Nothing({ tag, filtered }: { tag: string; filtered: boolean }) {
  return (
    <EmptyState
      title={<Trans>No posts here yet</Trans>}
      action={
        <ButtonLink href={filtered ? paths.tagged(tag) : paths.explore()} variant="primary">
          {filtered ? <Trans>Show all posts</Trans> : <Trans>Explore</Trans>}
        </ButtonLink>
      }
    >
      {filtered ? (
        <Trans>No posts of this kind are tagged #{tag}.</Trans>
      ) : (
        <Trans>Nobody has used #{tag} yet. Yours could be the first post.</Trans>
      )}
    </EmptyState>
  );
}

function Hub({ tag, header }: { tag: string; header: HubHeader }) {
  const { t } = useLingui();
  const { search } = useLocation();
  const filters = tagFiltersOf(new URLSearchParams(search), header.defaultSort);
  const list = useFeed(useInitialCursor(hubTimelineQuery(tag, filters, useShownHidden())));
  const [picture] = header.headerImage ?? [];
  const { name } = header.tag;
  return (
    <div className={styles.page}>
      <PageHead
        title={`#${name}`}
        description={t`Posts tagged #${name} on Skein.`}
        canonical={paths.tagged(name)}
        image={picture}
        feeds={{ of: paths.tagged(name), title: `#${name}` }}
        jsonLd={[
          {
            '@context': 'https://schema.org',
            '@type': 'CollectionPage',
            name: `#${name}`,
            about: name,
            url: paths.tagged(name),
          },
        ]}
      />
      <TagHeader header={header} />
      <TagToolbar tag={name} filters={filters} defaultSort={header.defaultSort} />
      <Feed
        key={`${filters.sort} ${filters.type} ${filters.role}`}
        masonry
        begins
        list={list}
        label={t`Posts tagged #${name}`}
        tag={name}
        empty={<Nothing tag={name} filtered={Boolean(filters.type ?? filters.role)} />}
      />
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.page}>
      <Bone height={200} width="100%" />
      <FeedSkeleton masonry />
    </div>
  );
}

const TagOverview = lazyPart(() => import('../components/TagOverview.tsx'), 'TagOverview');

function TagHub({ tag }: { tag: string }) {
  const { data, error } = useQuery(hubHeaderQuery(tag));
  if (error && !data) {
    if (isUnusedTagError(error)) return <Navigate to={paths.search(tag)} replace />;
    throw error;
  }
  return data ? <Hub tag={tag} header={data} /> : <Waiting />;
}

/** A tag's hub: header and timeline (spec 000 §2.1). A tag that was never used redirects to search (spec 000 §7). */
export default function TagPage() {
  const { tag } = useParams();
  return tag ? <TagHub tag={stripHash(tag)} /> : <TagOverview />;
}
