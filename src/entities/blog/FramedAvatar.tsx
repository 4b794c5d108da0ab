import type { Accessory } from '#generated/zod/accessory.zod.ts';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import { Avatar } from '#src/shared/ui/Avatar.tsx';
import { avatarImageFor } from './avatar-image.ts';

type FramedAvatarProps = {
  blog: Pick<BlogRef, 'name' | 'avatar' | 'theme'>;
  /** Undefined for none. */
  frame: Accessory['frame'];
  /** Side length in CSS pixels. */
  size: number;
  className?: string | undefined;
};

/** A blog's avatar with a frame that is tried on, in the shape of its theme. */
export function FramedAvatar({ blog, frame, size, className }: FramedAvatarProps) {
  const shape = blog.theme.avatarShape;
  return (
    <Avatar
      src={avatarImageFor(blog.avatar, size)?.url}
      name={blog.name}
      size={size}
      shape={shape}
      frame={frame?.[shape]}
      className={className}
    />
  );
}
