import { useLingui } from '@lingui/react/macro';
import type { Tag } from '#generated/zod/tag.zod.ts';
import { useLoginWall } from '#src/platform/login-wall/use-login-wall.ts';
import { useTagFollowed } from '#src/shared/api/read/post-overlay.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import type { ButtonLook } from '#src/shared/ui/button-class.ts';
import { setTagFollowed } from '../data/follow-tag.ts';

type FollowTagButtonProps = Pick<ButtonLook, 'size' | 'variant'> & { tag: Pick<Tag, 'name' | 'isFollowed'> };

/** Follows or unfollows a tag; for visitors it opens sign-up. */
export function FollowTagButton({ tag, size, variant = 'primary' }: FollowTagButtonProps) {
  const { t } = useLingui();
  const mayAct = useLoginWall();
  const followed = useTagFollowed(tag);
  return (
    <Button
      variant={followed ? 'secondary' : variant}
      size={size}
      aria-pressed={followed}
      aria-label={followed ? t`Following #${tag.name}` : t`Follow #${tag.name}`}
      onClick={() => {
        const pending = { kind: 'followTag', tag: { name: tag.name } } as const;
        if (mayAct('followTag', { pending, name: `#${tag.name}` })) void setTagFollowed(tag, !followed);
      }}
    >
      {followed ? t`Following` : t`Follow`}
    </Button>
  );
}
