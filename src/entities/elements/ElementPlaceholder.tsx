import styles from './Frame.module.css';

/** Takes the space of a line while the code of an element loads. */
function ElementPlaceholder() {
  return <div className={styles.line} aria-hidden="true" />;
}

/** Fallbacks of lazily loaded elements. */
export const ELEMENT_LOADING = { whileLoading: <ElementPlaceholder /> };
