import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { TagChip } from '#src/shared/ui/TagChip.tsx';
import { bestMatchesQuery } from '../data/search.ts';
import styles from './BestMatches.module.css';

/** Links to the best matching tags and blogs above the posts found. Renders nothing while there are none. */
export function BestMatches({ term }: { term: string }) {
  const { t } = useLingui();
  const { data = [] } = useQuery(bestMatchesQuery(term));
  const shown = data.flatMap((suggestion) => {
    if (suggestion.kind === 'tag') {
      const { name } = suggestion.tag;
      return [<TagChip key={`#${name}`} tag={name} href={paths.tagged(name)} />];
    }
    if (suggestion.kind !== 'blog') return [];
    const { blog } = suggestion;
    return [
      <AppLink
        key={blog.uuid}
        to={paths.blog(blog.name)}
        layer="overlay"
        className={styles.blog}
        translate="no"
      >
        <BlogAvatar blog={blog} size={24} />
        {blog.name}
      </AppLink>,
    ];
  });
  if (shown.length === 0) return null;
  return (
    <nav className={styles.list} aria-label={t`Tags and blogs`}>
      {shown}
    </nav>
  );
}
