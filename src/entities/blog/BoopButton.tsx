import { useLingui } from '@lingui/react/macro';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { useBoop } from './boop.ts';

type BoopButtonProps = {
  blog: Pick<Blog, 'name'>;
  /** In answer to a boop. */
  isAnswer?: boolean;
};

/** Boops a blog. It can be pressed once the page is awake; its place is kept until then. */
export function BoopButton({ blog, isAnswer = false }: BoopButtonProps) {
  const { t } = useLingui();
  const isAwake = useHydrated();
  const { boop, busy } = useBoop(blog);
  const { name } = blog;
  if (!isAnswer)
    return (
      <IconButton icon="smile" label={t`Boop ${name}`} disabled={!isAwake} aria-busy={busy} onClick={boop} />
    );
  return (
    <Button
      size="small"
      variant="secondary"
      loading={busy}
      disabled={!isAwake}
      onClick={boop}
      aria-label={t`Boop back: ${name}`}
    >
      {t`Boop back`}
    </Button>
  );
}
