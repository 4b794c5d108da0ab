import { useLingui } from '@lingui/react/macro';
import { useScrolledPast } from '../hooks/use-scrolled-past.ts';
import { SCROLL_TO_TOP_AFTER_PX } from '../lib/look/layout.ts';
import { scrollToTop } from '../lib/look/scroll-to-top.ts';
import { Icon } from './Icon.tsx';
import styles from './ScrollToTop.module.css';

/** Round button at the lower edge that appears after 2000 px (spec 000 §9) and scrolls to the top. */
export function ScrollToTop() {
  const { t } = useLingui();
  const visible = useScrolledPast(SCROLL_TO_TOP_AFTER_PX);
  if (!visible) return null;
  const label = t`Back to top`;
  return (
    <button type="button" className={styles.button} aria-label={label} title={label} onClick={scrollToTop}>
      <Icon name="chevron-up" size={24} />
    </button>
  );
}
