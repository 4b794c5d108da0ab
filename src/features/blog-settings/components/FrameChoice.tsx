import { Plural, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Accessory } from '#generated/zod/accessory.zod.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { FramedAvatar } from '#src/entities/blog/FramedAvatar.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import styles from './Wear.module.css';

type FrameChoiceProps = {
  blog: Blog;
  accessories: readonly Accessory[];
  onWear: (id: string | undefined) => void;
};

/** Frames and hats as radio buttons on one's own face. */
export function FrameChoice({ blog, accessories, onWear }: FrameChoiceProps) {
  const { t } = useLingui();
  const name = useId();
  const isBare = accessories.every(({ worn }) => !worn);
  return (
    <fieldset className={styles.faces}>
      <legend>
        <VisuallyHidden>{t`Frame or hat`}</VisuallyHidden>
      </legend>
      <label>
        <input type="radio" name={name} checked={isBare} onChange={() => onWear(undefined)} />
        <span className={styles.face}>
          <FramedAvatar blog={blog} frame={undefined} size={72} />
        </span>
        <b>{t`None`}</b>
      </label>
      {accessories.map(({ id, title, frame, worn, quantity }) => (
        <label key={id}>
          <input type="radio" name={name} checked={worn} onChange={() => onWear(id)} />
          <span className={styles.face}>
            <FramedAvatar blog={blog} frame={frame} size={72} />
          </span>
          <b>{title}</b>
          {quantity > 1 ? (
            <small>
              <Plural value={quantity} one="# of them" other="# of them" />
            </small>
          ) : null}
        </label>
      ))}
    </fieldset>
  );
}
