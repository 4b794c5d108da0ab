import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { frameThemeOf } from '#src/domain/blog/theme-palette.ts';
import { TilePicture } from '#src/entities/post/parts/TilePicture.tsx';
import { paths } from '#src/paths/paths.ts';
import { Link } from '#src/shared/ui/Link.tsx';
import type { Suggestion } from '../model/suggestions.ts';
import { CommunityPicture } from './CommunityPicture.tsx';
import { Faces } from './Faces.tsx';
import { JoinLink } from './JoinLink.tsx';
import styles from './SuggestedCommunity.module.css';
import { useKnownMembers } from './use-known-members.ts';

/**
 * Renders a community as a card in its own colours, with the reason why it is suggested below. `words` stand instead of
 * its description.
 */
export function SuggestedCommunity({
  community,
  reason,
  words,
}: Suggestion & { words?: ReactNode | undefined }) {
  const { name, title, description, theme, headerImage, onlineMembers = [], membersOnlineCount } = community;
  const known = useKnownMembers(community);
  const why = reason ?? known;
  return (
    <div className={styles.suggestion}>
      <article className={styles.card} {...(theme && frameThemeOf(theme))}>
        <div className={styles.cover}>
          <TilePicture media={headerImage} sizes="316px" eager={false} />
        </div>
        <div className={styles.words}>
          <CommunityPicture community={community} size={52} className={styles.picture} />
          <h3 className={styles.title} dir="auto">
            <Link href={paths.community(name)}>{title}</Link>
          </h3>
          <p dir="auto">{words ?? description}</p>
          <div className={styles.live}>
            {membersOnlineCount ? (
              <>
                <Faces blogs={onlineMembers.slice(0, 3)} size={26} />
                <span>
                  <Trans>{membersOnlineCount} there now</Trans>
                </span>
              </>
            ) : null}
            <JoinLink community={community} className={styles.join} />
          </div>
        </div>
      </article>
      {why ? (
        <p className={styles.why} dir="auto">
          {why}
        </p>
      ) : null}
    </div>
  );
}
