import styles from './LoadingThread.module.css';

/** Progress line under the header; it runs while a navigation (`SiteRouter`), a refresh or a bank is pending. */
export const LoadingThread = () => <div aria-hidden="true" className={styles.thread} />;
