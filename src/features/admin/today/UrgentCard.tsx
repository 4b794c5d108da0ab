import { Plural, Trans } from '@lingui/react/macro';
import type { StaffQueueItem } from '#generated/zod/staffQueueItem.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { paths } from '#src/paths/paths.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { blogOf } from '../queue/staff-entries.ts';
import { useReasonName } from '../queue/use-staff-words.ts';
import styles from './Today.module.css';

/** Returns the reported words. */
function wordsOf({ report }: StaffQueueItem): string {
  return report?.reply?.replyText ?? report?.post?.summary ?? report?.note ?? '';
}

/** The most urgent entry of the staff queue: a person may be in danger. */
export function UrgentCard({ item }: { item: StaffQueueItem }) {
  const reasonName = useReasonName();
  const blog = blogOf(item);
  const words = wordsOf(item);
  return (
    <li className={styles.urgent}>
      {blog ? <BlogAvatar blog={blog} size={64} /> : <span />}
      <article className={styles.card}>
        <header>
          <h2>{reasonName(item.report?.reason ?? 'other')}</h2>
          <RelativeTime timestamp={item.createdTs} />
        </header>
        {words ? (
          <p className={styles.words} dir="auto">
            {words}
          </p>
        ) : null}
        <p className={styles.by}>
          {blog ? <b translate="no">{blog.name}</b> : null}{' '}
          <Plural
            value={item.report?.reportCount ?? 1}
            one="One member reported it."
            other="# members reported it."
          />
        </p>
        <ButtonLink href={paths.staffEntry(item.id)} variant="primary">
          <Trans>Look after this one</Trans>
        </ButtonLink>
      </article>
    </li>
  );
}
