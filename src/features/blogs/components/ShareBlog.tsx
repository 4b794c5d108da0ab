import { useLingui } from '@lingui/react/macro';
import { copyAddress } from '#src/features/posts/render/parts/share.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { paths } from '#src/shared/navigation/paths.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';

/** Copies a blog's address. Shown once the page is awake, because it does nothing before. */
export const ShareBlog = ({ name }: { name: string }) => {
  const { t } = useLingui();
  if (!useHydrated()) return null;
  const copy = (): void => void copyAddress(new URL(paths.blog(name), window.location.origin).href);
  return <IconButton icon="link" label={t`Copy link to this blog`} onClick={copy} />;
};
