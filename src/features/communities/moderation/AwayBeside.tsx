import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getListCommunityBansQueryOptions } from '#generated/hooks/communities/communities.ts';
import type { CommunityBan } from '#generated/zod/communityBan.zod.ts';
import type { ListCommunityBans200 } from '#generated/zod/listCommunityBans200.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { paths } from '#src/paths/paths.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Link } from '#src/shared/ui/Link.tsx';
import styles from './AwayBeside.module.css';
import { useRestrict } from './member-data.ts';
import { REASON_WORDS } from './reason-words.ts';

/** Bans that stand beside the members; all of them are on a page of their own. */
const SHOWN_BAN_COUNT = 3;

function Ban({ community, ban }: { community: string; ban: CommunityBan }) {
  const { t, i18n } = useLingui();
  const locale = useDateLocale();
  const { blog, bannedBy, endsTs, rule, reason } = ban;
  const { lift, busy } = useRestrict(community, blog.name);
  const end = endsTs && dateFormat(locale, { day: 'numeric', month: 'long' }).format(endsTs * 1000);
  return (
    <li>
      <BlogAvatar blog={blog} size={40} />
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
        </small>
      </span>
      <Button
        size="small"
        loading={busy}
        aria-label={t`Lift the ban of ${blog.name}`}
        onClick={lift}
      >{t`Lift`}</Button>
    </li>
  );
}

/** Renders the last banned beside the members: until when, for what, by whom. Renders nothing when nobody is. */
export function AwayBeside({ community }: { community: string }) {
  const { data } = useQuery({
    ...getListCommunityBansQueryOptions(community, { limit: SHOWN_BAN_COUNT }),
    select: ({ response }: ListCommunityBans200) => response,
  });
  if (!data || data.bans.length === 0) return null;
  const { bans, total } = data;
  return (
    <section className={styles.away}>
      <h2>
        <Trans>Away for a while</Trans>
      </h2>
      <ul>
        {bans.map((ban) => (
          <Ban key={ban.blog.uuid} community={community} ban={ban} />
        ))}
      </ul>
      {total > bans.length ? (
        <Link href={paths.communityBans(community)}>
          <Trans>All {total}</Trans>
        </Link>
      ) : null}
    </section>
  );
}
