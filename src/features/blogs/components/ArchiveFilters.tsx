import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { PostType } from '#generated/zod/postType.zod.ts';
import { foldedTag } from '#src/domain/text/tags.ts';
import { Link } from '#src/shared/ui/Link.tsx';
import { archiveMonthsQuery } from '../data/archive.ts';
import { type ArchiveFilter, archivePath } from '../model/archive-filter.ts';
import styles from './Archive.module.css';
import { KindChips } from './KindChips.tsx';

type ArchivePart = { blogName: string; choice: ArchiveFilter };

/** Number of suggested tags. */
const MAX_SHOWN_TAGS = 8;

/** Renders the filters of an archive by type and tag as plain links, so that they work before hydration. */
export function ArchiveFilters({ blogName, choice }: ArchivePart) {
  const { t } = useLingui();
  const { data } = useQuery(archiveMonthsQuery(blogName, choice));
  const { type, tag, ...month } = choice;
  const others = (without: { type?: PostType; tag?: string }) =>
    archivePath(blogName, { ...month, ...without });
  const tags = [...new Set([...(tag ? [tag] : []), ...(data?.tags ?? [])])].slice(0, MAX_SHOWN_TAGS);
  return (
    <div className={styles.filters}>
      <KindChips
        current={type}
        hrefOf={(kind) => others({ ...(kind && { type: kind }), ...(tag && { tag }) })}
      />
      {tags.length > 0 ? (
        <nav aria-label={t`Tags of this blog`} className={styles.chips}>
          {tags.map((one) => {
            const isChosen = tag !== undefined && foldedTag(one) === foldedTag(tag);
            return (
              <Link
                key={one}
                href={others({ ...(type && { type }), ...(isChosen ? {} : { tag: one }) })}
                className={styles.chip}
                aria-current={isChosen ? 'true' : undefined}
              >
                #{one}
              </Link>
            );
          })}
        </nav>
      ) : null}
    </div>
  );
}
