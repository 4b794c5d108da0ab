import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { StaffQueueItem } from '#generated/zod/staffQueueItem.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { KeyList } from '#src/entities/moderation/KeyList.tsx';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { paths } from '#src/paths/paths.ts';
import { regionalLocale } from '#src/shared/lib/language/regional-locale.ts';
import { Link } from '#src/shared/ui/Link.tsx';
import styles from './StaffAside.module.css';
import { staffItemQuery } from './staff-queue-data.ts';
import { useReasonName } from './use-staff-words.ts';

type Author = NonNullable<StaffQueueItem['author']>;

/** Record of the author of the open entry. */
function AuthorRecord({ blog, memberSinceTs, postCount, decisions }: Author) {
  const { t, i18n } = useLingui();
  const reasonName = useReasonName();
  const since = new Date(memberSinceTs * 1000).toLocaleDateString(regionalLocale(i18n.locale), {
    month: 'long',
    year: 'numeric',
  });
  const done = {
    dismiss: t`No action`,
    label: t`A post labelled as mature`,
    remove: t`Something taken down`,
    suspend: t`A blog closed`,
    accepted: t`An appeal was right`,
    rejected: t`An appeal was rejected`,
  };
  return (
    <section className={styles.about}>
      <h2>
        <Trans>Who wrote it</Trans>
      </h2>
      <p className={styles.who}>
        <BlogAvatar blog={blog} size={52} />
        <span>
          <Link href={paths.blog(blog.name)} className={styles.name} translate="no">
            {blog.name}
          </Link>
          <small>
            <Trans>Here since {since}</Trans> · <Plural value={postCount} one="# post" other="# posts" />
          </small>
        </span>
      </p>
      <ol className={styles.past}>
        {decisions.map(({ id, outcome, reason, decidedTs }) => (
          <li key={id}>
            <b>{done[outcome]}</b>
            <small>
              <RelativeTime timestamp={decidedTs} />
              {reason ? ` · ${reasonName(reason)}` : ''}
            </small>
          </li>
        ))}
        <li>
          <b>{decisions.length > 0 ? t`Nothing else` : t`Nothing before this`}</b>
        </li>
      </ol>
      <Link href={paths.staffAccounts(blog.name)} className={styles.all}>
        <Trans>The account of {blog.name}</Trans>
      </Link>
    </section>
  );
}

/** Renders what stands beside the staff queue: the author of the open entry, and the keys. */
export function StaffAside({ itemId }: { itemId: string | undefined }) {
  const { t } = useLingui();
  const { data: item } = useQuery({ ...staffItemQuery(itemId ?? ''), enabled: itemId !== undefined });
  return (
    <div className={styles.aside}>
      {itemId !== undefined && item?.author ? <AuthorRecord {...item.author} /> : null}
      <KeyList
        keys={[
          ['J', t`next`],
          ['K', t`back`],
          ['1–4', t`decide; the reason can follow`],
          ['U', t`undo`],
          ['N', t`note`],
          ['P', t`show it in grey`],
        ]}
      />
    </div>
  );
}
