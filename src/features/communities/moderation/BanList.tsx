import { Trans, useLingui } from '@lingui/react/macro';
import type { Community } from '#generated/zod/community.zod.ts';
import type { CommunityBan } from '#generated/zod/communityBan.zod.ts';
import type { ListCommunityBans200 } from '#generated/zod/listCommunityBans200.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { Link } from '#src/shared/ui/Link.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import styles from './MemberForModerators.module.css';
import { ModerationFrame, ModerationTabs } from './ModerationFrame.tsx';
import { bansQuery, useRestrict } from './member-data.ts';
import { REASON_WORDS } from './reason-words.ts';

const bansOf = ({ response }: ListCommunityBans200) => response.bans;
const keyOf = ({ blog }: CommunityBan): string => blog.uuid;

function Ban({ community, ban }: { community: string; ban: CommunityBan }) {
  const { t, i18n } = useLingui();
  const locale = useDateLocale();
  const { blog, bannedBy, bannedTs, endsTs, rule, reason, note } = ban;
  const { lift, busy } = useRestrict(community, blog.name);
  const end = endsTs && dateFormat(locale, { dateStyle: 'long' }).format(endsTs * 1000);
  return (
    <li>
      <BlogAvatar blog={blog} size={44} />
      <span>
        <Link href={paths.moderatedMember(community, blog.name)} translate="no">
          {blog.name}
        </Link>
        <small>
          <span>{end ? <Trans>Back on {end}</Trans> : <Trans>Without an end</Trans>}</span>
          <span dir="auto">{rule?.text ?? i18n._(REASON_WORDS[reason])}</span>
          {bannedBy ? (
            <span>
              <Trans>By {bannedBy.name}</Trans>
            </span>
          ) : null}
          <RelativeTime timestamp={bannedTs} />
        </small>
        {note ? <small dir="auto">{note}</small> : null}
      </span>
      <Button loading={busy} aria-label={t`Lift the ban of ${blog.name}`} onClick={lift}>{t`Lift`}</Button>
    </li>
  );
}

/** Renders who is banned from a community, why, by whom and until when. */
export function BanList({ community }: { community: Community }) {
  const { t } = useLingui();
  const list = usePagedList(bansQuery(community.name), bansOf, keyOf);
  return (
    <ModerationFrame community={community} title={t`Away for a while`} current="bans">
      <PageHead title={t`Bans of ${community.title}`} noIndex />
      <ModerationTabs community={community} current="bans" />
      <EndlessList
        list={list}
        skeleton={<RowSkeleton />}
        moreSkeleton={<RowSkeleton />}
        empty={
          <EmptyState art="cat" title={t`Nobody is banned`}>
            <Trans>A ban starts on the page of a member, from the queue.</Trans>
          </EmptyState>
        }
        errorText={t`The bans could not be loaded.`}
      >
        {(bans) => (
          <ul className={styles.bans} aria-label={t`Bans`}>
            {bans.map((ban) => (
              <Ban key={keyOf(ban)} community={community.name} ban={ban} />
            ))}
          </ul>
        )}
      </EndlessList>
    </ModerationFrame>
  );
}
