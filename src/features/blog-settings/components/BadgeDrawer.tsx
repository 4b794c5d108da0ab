import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Badge } from '#generated/zod/badge.zod.ts';
import { cx } from '#src/shared/ui/cx.ts';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import styles from './Wear.module.css';

type BadgeDrawerProps = {
  /** Badges that the blog has and does not wear. */
  rest: readonly Badge[];
  /** Badges that it can still earn. */
  toEarn: readonly Badge[];
  /** Missing when there is no room for a further one. */
  onWear: ((id: string) => void) | undefined;
};

/** Badges that are not worn: those of the blog, each a button that puts it on, and outlines of those it can earn. */
export function BadgeDrawer({ rest, toEarn, onWear }: BadgeDrawerProps) {
  const { t } = useLingui();
  if (rest.length === 0 && toEarn.length === 0)
    return (
      <p className={styles.quiet}>
        <Trans>The drawer is empty. You wear everything you have.</Trans>
      </p>
    );
  return (
    <ul className={styles.cells}>
      {rest.map(({ id, title, description, image }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.cell}
            disabled={onWear === undefined}
            onClick={() => onWear?.(id)}
          >
            <VisuallyHidden>{t`Wear:`} </VisuallyHidden>
            <img src={image.url} alt="" width={84} height={84} loading="lazy" />
            <b>{title}</b>
            <small>{description}</small>
          </button>
        </li>
      ))}
      {toEarn.map(({ id, title, description, image, progress }) => (
        <li key={id} className={cx(styles.cell, styles.todo)}>
          <img src={image.url} alt="" width={84} height={84} loading="lazy" />
          <b>{title}</b>
          <small>
            {progress ? (
              <Plural value={progress.goal - progress.value} one="# to go" other="# to go" />
            ) : (
              description
            )}
          </small>
        </li>
      ))}
    </ul>
  );
}
