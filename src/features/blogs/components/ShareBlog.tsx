import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { copyText } from '#src/shared/lib/text/copy-text.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';

/** Copies a blog's address. Its place is kept until the page is awake, because it does nothing before. */
export function ShareBlog({ name }: { name: string }) {
  const { t } = useLingui();
  const isAwake = useHydrated();
  const copy = (): void => void copyText(new URL(paths.blog(name), window.location.origin).href);
  return (
    <span style={{ visibility: isAwake ? undefined : 'hidden' }}>
      <IconButton icon="link" label={t`Copy link to this blog`} onClick={copy} />
    </span>
  );
}
