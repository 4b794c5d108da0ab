import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { foldedTag } from '#src/domain/text/tags.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { Link } from '#src/shared/ui/Link.tsx';
import { archiveMonthsQuery } from '../data/archive.ts';
import { type ArchiveFilter, archivePath } from '../model/archive-filter.ts';
import styles from './Archive.module.css';
import { ArchiveCalendar } from './ArchiveCalendar.tsx';
import { KindTabs } from './KindTabs.tsx';

type ArchivePart = { blogName: string; choice: ArchiveFilter };

/** Number of suggested tags. */
const MAX_SHOWN_TAGS = 8;

/** Renders the tags of an archive as plain links, so that they work before hydration. */
function ArchiveTags({ blogName, choice }: ArchivePart) {
  const { t } = useLingui();
  const { data } = useQuery(archiveMonthsQuery(blogName, choice));
  const { tag, ...rest } = choice;
  const tags = [...new Set([...(tag ? [tag] : []), ...(data?.tags ?? [])])].slice(0, MAX_SHOWN_TAGS);
  if (tags.length === 0) return null;
  return (
    <nav aria-label={t`Tags of this blog`} className={styles.chips}>
      {tags.map((one) => {
        const isChosen = tag !== undefined && foldedTag(one) === foldedTag(tag);
        return (
          <Link
            key={one}
            href={archivePath(blogName, { ...rest, ...(isChosen ? {} : { tag: one }) })}
            className={styles.chip}
            aria-current={isChosen ? 'true' : undefined}
          >
            #{one}
          </Link>
        );
      })}
    </nav>
  );
}

/** Returns the chosen period and tag in words; undefined for the whole archive. */
function useChoiceText({ year, month, tag }: ArchiveFilter): string | undefined {
  const dateLocale = useDateLocale();
  const period =
    year === undefined
      ? undefined
      : month === undefined
        ? String(year)
        : dateFormat(dateLocale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
            Date.UTC(year, month - 1, 1),
          );
  return [period, tag && `#${tag}`].filter(Boolean).join(' · ') || undefined;
}

/** Renders the filters of an archive: types as tabs; months and tags unfold from one line. */
export function ArchiveFilters({ blogName, choice }: ArchivePart) {
  const { t } = useLingui();
  const { type: _, ...rest } = choice;
  const chosen = useChoiceText(choice);
  return (
    <>
      <KindTabs
        current={choice.type}
        hrefOf={(kind) => archivePath(blogName, { ...rest, ...(kind && { type: kind }) })}
      />
      <details className={styles.jump}>
        <summary>{chosen ?? t`Go to a month or a tag`}</summary>
        <ArchiveCalendar blogName={blogName} choice={choice} />
        <ArchiveTags blogName={blogName} choice={choice} />
      </details>
    </>
  );
}
