import { Plural } from '@lingui/react/macro';
import type { TagInfoRowElement } from '#generated/zod/tagInfoRowElement.zod.ts';
import { Line } from '#src/entities/elements/Frame.tsx';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { FollowTagButton } from '../components/FollowTagButton.tsx';
import styles from './elements.module.css';

/** Renders a tag as one line with a button that follows it. */
export function TagLine({ element: { tag, text } }: { element: TagInfoRowElement }) {
  return (
    <Line
      label={`#${tag.name}`}
      lead={
        <span className={styles.hash} aria-hidden="true">
          #
        </span>
      }
      actions={<FollowTagButton tag={tag} size="small" variant="secondary" />}
    >
      <AppLink to={paths.tagged(tag.name)} className={styles.name} dir="auto">
        {tag.name}
      </AppLink>
      <small className={styles.small} dir="auto">
        {text ?? <Plural value={tag.postCount} one="# post" other="# posts" />}
      </small>
    </Line>
  );
}
