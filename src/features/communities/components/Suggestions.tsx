import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#src/paths/paths.ts';
import { Link } from '#src/shared/ui/Link.tsx';
import { suggestedCommunitiesQuery } from '../data/communities.ts';
import { SuggestedCommunity } from './SuggestedCommunity.tsx';
import styles from './Suggestions.module.css';

/** Communities the viewer may like, in a horizontally scrolling row. Renders nothing when there are none. */
export function Suggestions() {
  const { data } = useQuery(suggestedCommunitiesQuery());
  if (!data?.length) return null;
  return (
    <section className={styles.section} aria-labelledby="community-suggestions">
      <div className={styles.head}>
        <h2 id="community-suggestions">
          <Trans>You might fit in</Trans>
        </h2>
        <Link href={paths.browseCommunities()}>
          <Trans>Browse all</Trans>
        </Link>
      </div>
      <ul className={styles.shelf}>
        {data.map((suggestion) => (
          <li key={suggestion.community.uuid}>
            <SuggestedCommunity {...suggestion} />
          </li>
        ))}
      </ul>
    </section>
  );
}
