import type { ReactNode } from 'react';
import type { BlogFrameTheme } from '#src/domain/blog/theme-palette.ts';
import { EmbeddedTargetContext } from '#src/shared/navigation/layer-context.ts';
import styles from './EmbedLayout.module.css';

type EmbedLayoutProps = {
  /** Canonical URL of the page that this frame represents. */
  standsFor: string;
  /** Colours of the blog. */
  theme?: BlogFrameTheme;
  children: ReactNode;
};

/**
 * Layout of the pages other sites show in a frame. Reports its height to the embedding page (`public/embed-frame.js`).
 */
export function EmbedLayout({ standsFor, theme, children }: EmbedLayoutProps) {
  return (
    <EmbeddedTargetContext value={standsFor}>
      <div className={styles.frame} {...theme}>
        {children}
      </div>
      <script async src="/embed-frame.js" />
    </EmbeddedTargetContext>
  );
}
