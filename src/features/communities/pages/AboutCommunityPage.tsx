import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { paths } from '#src/paths/paths.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { TagChip } from '#src/shared/ui/TagChip.tsx';
import { CommunityFailure } from '../components/CommunityFailure.tsx';
import styles from '../components/CommunityFrame.module.css';
import { CommunityFrame } from '../components/CommunityFrame.tsx';
import { CommunitySkeleton } from '../components/CommunitySkeleton.tsx';
import { useCommunity } from '../data/community.ts';

/** About a community: its text, its rules, its tags, its beginning (spec 001 §2). */
export default function AboutCommunityPage() {
  const { t } = useLingui();
  const locale = useDateLocale();
  const { communityId = '' } = useParams();
  const { data: community, error } = useCommunity(communityId);
  if (error && !community) return <CommunityFailure name={communityId} error={error} />;
  if (!community) return <CommunitySkeleton />;
  const { title, about, guidelines, tags, createdTs } = community;
  const day = dateFormat(locale, { dateStyle: 'long' }).format(createdTs * 1000);
  return (
    <CommunityFrame community={community} current="about">
      <PageHead
        title={t`About ${title}`}
        description={community.guidelinesSummary}
        noIndex={community.visibility === 'private'}
      />
      <div className={styles.about}>
        {about ? <p dir="auto">{about}</p> : null}
        <h2>
          <Trans>House rules</Trans>
        </h2>
        {guidelines.length > 0 ? (
          <ol>
            {guidelines.map((text) => (
              <li key={text} dir="auto">
                {text}
              </li>
            ))}
          </ol>
        ) : (
          <p>
            <Trans>There are none.</Trans>
          </p>
        )}
        <p>
          <Trans>Started on {day}.</Trans>
        </p>
        {tags.map((tag) => (
          <TagChip key={tag} tag={tag} href={paths.tagged(tag)} />
        ))}
      </div>
    </CommunityFrame>
  );
}
