import styles from './LoadingThread.module.css';

/** The four strands under the header. They run while a page is on its way (`SiteRouter`). */
export const LoadingThread = () => <div aria-hidden="true" className={styles.thread} />;
