import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { paths } from '#src/shared/navigation/paths.ts';
import { TagChip } from '#src/shared/ui/TagChip.tsx';
import { followedTagsQuery } from '../data/followed-tags.ts';
import styles from './FollowedTags.module.css';

/** The member's own tags, as ways back to them. Nothing for visitors, nor while there are none. */
export function FollowedTags() {
  const { isLoggedIn } = useViewer();
  const { data } = useQuery({ ...followedTagsQuery(), enabled: isLoggedIn });
  if (!data?.length) return null;
  return (
    <section className={styles.section} aria-labelledby="followed-tags">
      <h2 id="followed-tags" className={styles.heading}>
        <Trans>Tags you follow</Trans>
      </h2>
      <ul className={styles.list}>
        {data.map(({ name }) => (
          <li key={name}>
            <TagChip tag={name} href={paths.tagged(name)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
