import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CommunityRef } from '#generated/zod/communityRef.zod.ts';
import type { JoinTypeCounts } from '#generated/zod/joinTypeCounts.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import type { PagedList } from '#src/shared/lib/lists/paged-list.ts';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { Link } from '#src/shared/ui/Link.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { ThreadEnd } from '#src/shared/ui/ThreadEnd.tsx';
import { allCommunitiesQuery, categoryCommunitiesQuery, foundCommunitiesQuery } from '../data/find.ts';
import type { CommunityFilter } from '../model/community-filter.ts';
import { CommunityFind } from './CommunityFind.tsx';
import { FilterSentence } from './FilterSentence.tsx';
import styles from './FoundCommunities.module.css';
import { NoCommunityFound } from './NoCommunityFound.tsx';

/** Page of any call that finds communities. */
interface FoundPage {
  response: {
    communities: CommunityRef[];
    joinTypeCounts: JoinTypeCounts;
    total?: number;
    nearest?: CommunityRef[];
  };
}

const communitiesOf = ({ response }: FoundPage): readonly CommunityRef[] => response.communities;
const keyOf = ({ uuid }: CommunityRef): string => uuid;
const SKELETON_KEYS = [1, 2, 3, 4, 5, 6];

function FindsSkeleton() {
  return (
    <div className={styles.finds}>
      {SKELETON_KEYS.map((key) => (
        <RowSkeleton key={key} />
      ))}
    </div>
  );
}

type FoundProps = {
  filter: CommunityFilter;
  list: PagedList<CommunityRef> & { pages: readonly FoundPage[] | undefined };
  children: ReactNode;
};

/** Renders the filter and what it finds. */
function Found({ filter, list, children }: FoundProps) {
  const { t } = useLingui();
  const first = list.pages?.[0]?.response;
  const total = first?.total;
  return (
    <>
      <FilterSentence filter={filter} counts={first?.joinTypeCounts} />
      {children}
      <section className={styles.section} aria-labelledby="communities-found">
        <div className={styles.head}>
          <h2 id="communities-found">
            {filter.term ? (
              <Trans>Found</Trans>
            ) : filter.category ? (
              <Trans>In this corner</Trans>
            ) : (
              <Trans>To look into</Trans>
            )}
          </h2>
          {total ? (
            <span>
              <Plural value={total} one="# community" other="# communities" />
            </span>
          ) : null}
        </div>
        <EndlessList
          list={list}
          skeleton={<FindsSkeleton />}
          moreSkeleton={<RowSkeleton />}
          empty={<NoCommunityFound filter={filter} nearest={first?.nearest} />}
          errorText={t`The communities could not be loaded.`}
        >
          {(communities) => (
            <ul className={styles.finds} aria-label={t`Communities`}>
              {communities.map((community) => (
                <li key={community.uuid}>
                  <CommunityFind community={community} sort={filter.sort} />
                </li>
              ))}
            </ul>
          )}
        </EndlessList>
        {list.items?.length && !list.hasMore ? (
          <ThreadEnd>
            <Trans>
              Not the one you meant? <Link href={paths.newCommunity()}>Start it</Link>.
            </Trans>
          </ThreadEnd>
        ) : null}
      </section>
    </>
  );
}

type OfFilter = Pick<FoundProps, 'filter' | 'children'>;

function Everything(props: OfFilter) {
  return <Found {...props} list={usePagedList(allCommunitiesQuery(props.filter), communitiesOf, keyOf)} />;
}

function InCategory({ category, ...props }: OfFilter & { category: string }) {
  return (
    <Found
      {...props}
      list={usePagedList(categoryCommunitiesQuery(category, props.filter), communitiesOf, keyOf)}
    />
  );
}

function Matching(props: OfFilter) {
  return <Found {...props} list={usePagedList(foundCommunitiesQuery(props.filter), communitiesOf, keyOf)} />;
}

/** Communities that a filter finds, below the filter; children are shown between both. */
export function FoundCommunities({ filter, children }: OfFilter) {
  if (filter.term) return <Matching filter={filter}>{children}</Matching>;
  if (filter.category)
    return (
      <InCategory category={filter.category} filter={filter}>
        {children}
      </InCategory>
    );
  return <Everything filter={filter}>{children}</Everything>;
}
