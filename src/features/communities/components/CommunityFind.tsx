import { Plural, Trans } from '@lingui/react/macro';
import type { CommunityRef } from '#generated/zod/communityRef.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { Link } from '#src/shared/ui/Link.tsx';
import type { CommunitySort } from '../model/community-filter.ts';
import styles from './CommunityFind.module.css';
import { CommunityPicture } from './CommunityPicture.tsx';
import { Faces } from './Faces.tsx';
import { JoinLink } from './JoinLink.tsx';
import { SortedBy } from './SortedBy.tsx';
import { useKnownMembers } from './use-known-members.ts';

function Facts({ community }: { community: CommunityRef }) {
  const { memberCount, membersOnlineCount, visibility, joinType } = community;
  return (
    <p className={styles.facts}>
      {visibility === 'private' ? (
        <span>
          <Icon name="lock" size={15} /> <Trans>Private, by invitation</Trans>
        </span>
      ) : joinType === 'invite' ? (
        <span>
          <Trans>By invitation</Trans>
        </span>
      ) : null}
      <span>
        <Plural value={memberCount} one="# member" other="# members" />
      </span>
      {membersOnlineCount ? (
        <span>
          <Trans>{membersOnlineCount} there now</Trans>
        </span>
      ) : null}
      {joinType === 'request' && visibility === 'public' ? (
        <span>
          <Trans>By request</Trans>
        </span>
      ) : null}
    </p>
  );
}

type CommunityFindProps = {
  community: CommunityRef;
  /** Order of the list; what it goes by is shown. */
  sort: CommunitySort;
};

/** Renders a community that was found: picture, sentence, facts, and which members the viewer follows. */
export function CommunityFind({ community, sort }: CommunityFindProps) {
  const { name, title, description, match, friends = [] } = community;
  const known = useKnownMembers(community);
  const isQuoted = match && match.field !== 'description' && match.field !== 'title';
  return (
    <article className={styles.find}>
      <CommunityPicture community={community} size={72} className={styles.picture} />
      <h3 className={styles.title} dir="auto">
        <Link href={paths.community(name)}>{title}</Link>
      </h3>
      <JoinLink community={community} className={styles.join} />
      {description ? <p dir="auto">{description}</p> : null}
      {isQuoted ? (
        <p className={styles.quote}>
          <q dir="auto">{match.text}</q>
        </p>
      ) : null}
      <SortedBy community={community} sort={sort} />
      <Facts community={community} />
      {known ? (
        <p className={styles.facts}>
          <Faces blogs={friends.slice(0, 2)} size={22} />
          <span>{known}</span>
        </p>
      ) : null}
    </article>
  );
}
