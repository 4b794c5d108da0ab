import { Trans, useLingui } from '@lingui/react/macro';
import type { Post } from '#generated/zod/post.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { labelsOf } from '../model/labels.ts';
import styles from './labels.module.css';

/** Tells the author of a post which labels cover it for others, and links to the appeal when the site set them. */
export function OwnLabels({ post }: { post: Post }) {
  const { t, i18n } = useLingui();
  const { state, communityLabels, blogName } = post;
  const isDown = state === 'disabled';
  const isOfSite = isDown || Object.values(communityLabels.categories).includes('locked');
  const labels = labelsOf(post)
    .map((label) => i18n._(label))
    .join(' · ');
  return (
    <p className={styles.mark}>
      <Icon name={isDown ? 'flag' : 'eye-off'} size={18} />
      <span>
        {isDown
          ? t`We took this post down.`
          : isOfSite
            ? t`Labelled by Skein: ${labels}`
            : t`Labelled: ${labels}`}
      </span>
      {isOfSite ? (
        <AppLink to={paths.review(blogName)}>
          <Trans>See why, or appeal</Trans>
        </AppLink>
      ) : null}
    </p>
  );
}
