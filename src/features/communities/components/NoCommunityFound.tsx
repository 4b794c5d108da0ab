import { Trans } from '@lingui/react/macro';
import type { CommunityRef } from '#generated/zod/communityRef.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { Link } from '#src/shared/ui/Link.tsx';
import { type CommunityFilter, communityFilterAddress, JOIN_TYPES } from '../model/community-filter.ts';
import { CommunityPicture } from './CommunityPicture.tsx';
import styles from './NoCommunityFound.module.css';

type NoCommunityFoundProps = {
  filter: CommunityFilter;
  /** The closest communities. */
  nearest?: readonly CommunityRef[] | undefined;
};

/** Empty result of a filter: the nearest communities, what the filter hides, and starting the missing one. */
export function NoCommunityFound({ filter, nearest = [] }: NoCommunityFoundProps) {
  const isNarrowed =
    filter.joinTypes.length < JOIN_TYPES.length || (filter.term !== '' && Boolean(filter.category));
  const everything = communityFilterAddress({
    ...filter,
    joinTypes: JOIN_TYPES,
    category: filter.term ? undefined : filter.category,
  });
  return (
    <div className={styles.nothing}>
      <div className={styles.thread} aria-hidden="true">
        {nearest.map((community) => (
          <CommunityPicture key={community.uuid} community={community} size={56} />
        ))}
        <span className={styles.gap} />
      </div>
      <div>
        <h3>
          <Trans>No community is about that yet</Trans>
        </h3>
        {nearest.length > 0 ? (
          <>
            <p>
              <Trans>These come close:</Trans>
            </p>
            <ul className={styles.ways}>
              {nearest.map(({ uuid, name, title }) => (
                <li key={uuid}>
                  <Link href={paths.community(name)}>{title}</Link>
                </li>
              ))}
            </ul>
          </>
        ) : null}
        <p className={styles.ways}>
          {isNarrowed ? (
            <Link href={everything}>
              <Trans>Look everywhere</Trans>
            </Link>
          ) : null}
          <Link href={paths.newCommunity()}>
            <Trans>Start this community</Trans>
          </Link>
        </p>
      </div>
    </div>
  );
}
