import { useLingui } from '@lingui/react/macro';
import { Icon } from '#src/shared/ui/Icon.tsx';
import styles from './PublishError.module.css';

/** Shows why a post was not published at its time, in the server's words. The possible actions are below the post. */
export function PublishError({ children }: { children: string }) {
  const { t } = useLingui();
  return (
    <div className={styles.fault}>
      <Icon name="alert" size={20} />
      <p>
        <strong>{t`The post was not published at its time. Publish it again or change it.`}</strong>{' '}
        {children}
      </p>
    </div>
  );
}
