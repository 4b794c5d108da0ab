import type { ReactNode } from 'react';
import type { BlogFrameTheme } from '#src/domain/blog/theme-palette.ts';
import { StandsForContext } from '#src/shared/navigation/layer-context.ts';
import styles from './Embedded.module.css';

type EmbeddedProps = {
  /** The page of the site that this frame stands for. */
  standsFor: string;
  /** The blog's colours. */
  ground?: BlogFrameTheme;
  children: ReactNode;
};

/** What other sites show in a frame. It tells the page around it how high it is (`public/embed-frame.js`). */
export function Embedded({ standsFor, ground, children }: EmbeddedProps) {
  return (
    <StandsForContext value={standsFor}>
      <div className={styles.frame} {...ground}>
        {children}
      </div>
      <script async src="/embed-frame.js" />
    </StandsForContext>
  );
}
