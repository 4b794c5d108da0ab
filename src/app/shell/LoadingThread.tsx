import styles from './LoadingThread.module.css';

/** Progress line under the header; it runs while a navigation is pending (`SiteRouter`). */
export const LoadingThread = () => <div aria-hidden="true" className={styles.thread} />;
