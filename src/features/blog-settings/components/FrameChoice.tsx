import { Plural, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Accessory } from '#generated/zod/accessory.zod.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { avatarImageFor } from '#src/entities/blog/avatar-image.ts';
import { Avatar } from '#src/shared/ui/Avatar.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import styles from './Wear.module.css';

/** A blog's avatar with a frame that is tried on, in the shape of its theme. */
export function FramedAvatar({ blog, frame, size }: { blog: Blog; frame: Accessory['frame']; size: number }) {
  const shape = blog.theme.avatarShape;
  return (
    <Avatar
      src={avatarImageFor(blog.avatar, size)?.url}
      name={blog.name}
      size={size}
      shape={shape}
      frame={frame?.[shape]}
    />
  );
}

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
