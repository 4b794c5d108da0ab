import { useLingui } from '@lingui/react/macro';
import type { ChicletElement } from '#generated/zod/chicletElement.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import frame from '../Frame.module.css';
import { Line } from '../Frame.tsx';
import { mediaOfThumb, Thumb } from '../Thumb.tsx';
import styles from './kinds.module.css';

/** Renders a small tile that shows a post for a tag and links to the post. */
export function Chiclet({ element }: { element: ChicletElement }) {
  const { t } = useLingui();
  const { thumb, tag } = element;
  const name = tag ? `#${tag}` : thumb.blogName;
  const summary = thumb.isNsfw ? t`Sensitive post` : thumb.summary;
  return (
    <Line
      label={name}
      className={styles.chiclet}
      lead={<Thumb media={mediaOfThumb(thumb)} sizes="56px" className={styles.chicletPicture} />}
    >
      <AppLink
        to={paths.post(thumb.blogName, thumb.postId)}
        layer="overlay"
        className={styles.cover}
        dir="auto"
      >
        {name}
      </AppLink>
      <small className={frame.small} dir="auto">
        {summary ? `${summary} · ` : null}
        <span translate="no">{thumb.blogName}</span>
      </small>
    </Line>
  );
}
