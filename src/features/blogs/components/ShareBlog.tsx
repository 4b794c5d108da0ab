import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { copyText } from '#src/shared/lib/text/copy-text.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';

/** Copies a blog's address. Rendered after hydration because copying needs scripts; its space is reserved. */
export function ShareBlog({ name }: { name: string }) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const copy = (): void => void copyText(new URL(paths.blog(name), window.location.origin).href);
  return (
    <span style={{ visibility: isHydrated ? undefined : 'hidden' }}>
      <IconButton icon="link" label={t`Copy link to this blog`} onClick={copy} />
    </span>
  );
}
