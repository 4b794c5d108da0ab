import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { KeyList } from '#src/entities/moderation/KeyList.tsx';
import { paths } from '#src/paths/paths.ts';
import { Link } from '#src/shared/ui/Link.tsx';
import { HistoryWords } from './HistoryWords.tsx';
import styles from './QueueAside.module.css';
import { briefHistoryQuery, moderatedMemberQuery } from './queue-data.ts';

/** Renders what is known about the member whose entry is open, good things first. */
function MemberBeside({ community, blog }: { community: string; blog: BlogRef }) {
  const { data: member } = useQuery(moderatedMemberQuery(community, blog.name));
  const { data: history = [] } = useQuery(briefHistoryQuery(community, blog.name));
  const sorted = [...history].sort((a, b) => Number(b.isGood) - Number(a.isGood));
  return (
    <section className={styles.person}>
      <div className={styles.personHead}>
        <BlogAvatar blog={blog} size={56} />
        <p>
          <Link href={paths.moderatedMember(community, blog.name)} className={styles.name} translate="no">
            {blog.name}
          </Link>
          {member ? (
            <small>
              <Plural value={member.postCount} one="# post" other="# posts" />
              {', '}
              <Plural value={member.commentCount} one="# comment" other="# comments" />
            </small>
          ) : null}
        </p>
      </div>
      {sorted.length > 0 ? (
        <ul className={styles.past}>
          {sorted.map((entry) => (
            <li key={entry.id} data-good={entry.isGood || undefined}>
              <HistoryWords entry={entry} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** Renders what stands beside the queue: the member whose entry is open, and the keys. */
export function QueueAside({ community, blog }: { community: string; blog: BlogRef | undefined }) {
  const { t } = useLingui();
  return (
    <div className={styles.aside}>
      {blog ? <MemberBeside community={community} blog={blog} /> : null}
      <KeyList
        keys={[
          ['J', t`next`],
          ['K', t`back`],
          ['L', t`the kinder answer`],
          ['R', t`the stricter answer`],
          ['N', t`note`],
          ['P', t`show it in grey`],
          ['1–4', t`reason`],
          ['Z', t`undo`],
        ]}
      />
    </div>
  );
}
