import type { ReactNode } from 'react';
import { useLayer } from '#src/shared/navigation/layer-context.ts';
import { cx } from '#src/shared/ui/cx.ts';
import styles from './BlogFrame.module.css';

/** The column of a blog's pages: centred on the ground, edge to edge in the preview panel (600 wide, spec 000 §9). */
export const BlogFrame = ({ children }: { children: ReactNode }) => {
  const { layer } = useLayer();
  return <div className={cx(styles.frame, layer === 'overlay' && styles.panel)}>{children}</div>;
};
