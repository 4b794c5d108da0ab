import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { ArchiveFilters } from '../components/ArchiveFilters.tsx';
import { ArchiveTiles } from '../components/ArchiveTiles.tsx';
import { BlogPartPage } from '../components/BlogPartPage.tsx';
import { type ArchiveFilter, archiveFilterOf } from '../model/archive-filter.ts';

function Archive({ blog, choice }: { blog: Blog; choice: ArchiveFilter }) {
  const { t } = useLingui();
  return (
    <>
      <VisuallyHidden as="h1">{t`Archive of ${blog.name}`}</VisuallyHidden>
      <ArchiveFilters blogName={blog.name} choice={choice} />
      <ArchiveTiles key={JSON.stringify(choice)} blogName={blog.name} choice={choice} />
    </>
  );
}

/** A blog's archive: posts by year, month, type and tag as tiles below a calendar. */
export default function ArchivePage() {
  const { t } = useLingui();
  const { '*': rest = '' } = useParams();
  const choice = archiveFilterOf(rest) ?? {};
  return (
    <BlogPartPage
      tab="archive"
      title={({ name }) => t`Archive of ${name}`}
      description={({ name }) => t`All posts of ${name} by year, month, type and tag.`}
    >
      {(blog) => <Archive blog={blog} choice={choice} />}
    </BlogPartPage>
  );
}
