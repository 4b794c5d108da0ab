import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Porch } from '#generated/zod/porch.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { copyText } from '#src/shared/lib/text/copy-text.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import styles from './PorchHead.module.css';

/** Renders the title of a porch, its words to guests, the button that shares it, and what else can be done. */
export function PorchHead({ porch, children }: { porch: Porch; children?: ReactNode }) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const { blog, greeting } = porch;
  if (!blog) return null;
  const { name } = blog;
  const share = (): void => void copyText(new URL(paths.blogPorch(name), window.location.origin).href);
  return (
    <header className={styles.head}>
      <h1 dir="auto">{blog.title || name}</h1>
      <p dir="auto">
        <Trans>{name}’s patio.</Trans> {greeting}
      </p>
      <div className={styles.actions}>
        <span style={{ visibility: isHydrated ? undefined : 'hidden' }}>
          <IconButton icon="share" label={t`Copy link to this patio`} onClick={share} />
        </span>
        {children}
      </div>
    </header>
  );
}
