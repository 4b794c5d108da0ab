import { cx } from '#src/shared/ui/cx.ts';
import { usePagePending } from '../routes/pending-pages.ts';
import styles from './LoadingThread.module.css';

/** The four strands under the header. They run while a page is on its way. */
export function LoadingThread() {
  const isPending = usePagePending();
  return <div aria-hidden="true" className={cx(styles.thread, isPending && styles.running)} />;
}
