import { useLingui } from '@lingui/react/macro';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { useBoop } from './boop.ts';

type BoopButtonProps = {
  blog: Pick<Blog, 'name'>;
  /** True when it returns a received boop. */
  isAnswer?: boolean;
};

/** Sends a boop to a blog. Disabled until hydration; its space is reserved before. */
export function BoopButton({ blog, isAnswer = false }: BoopButtonProps) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const { boop, busy } = useBoop(blog);
  const { name } = blog;
  if (!isAnswer)
    return (
      <IconButton
        icon="smile"
        label={t`Boop ${name}`}
        disabled={!isHydrated}
        aria-busy={busy}
        onClick={boop}
      />
    );
  return (
    <Button
      size="small"
      variant="secondary"
      loading={busy}
      disabled={!isHydrated}
      onClick={boop}
      aria-label={t`Boop back: ${name}`}
    >
      {t`Boop back`}
    </Button>
  );
}
