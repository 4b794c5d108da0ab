import { useLingui } from '@lingui/react/macro';
import type { Post } from '#generated/zod/post.zod.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import styles from './PublishError.module.css';

/** Tells that a post waits for the transcoding of its audio or video. No action is needed. */
export function ProcessingNotice({ post }: { post: Post }) {
  const { t } = useLingui();
  const hasFilm = post.content.some(({ type }) => type === 'video');
  return (
    <div className={styles.waiting}>
      <Icon name={hasFilm ? 'video' : 'audio'} size={20} />
      <p>
        <strong>{hasFilm ? t`Its video is getting ready.` : t`Its sound is getting ready.`}</strong>{' '}
        {t`The post is published automatically. You can leave this page.`}
      </p>
    </div>
  );
}
