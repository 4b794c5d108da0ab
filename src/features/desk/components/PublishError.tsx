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
        <strong>{t`It could not go out when its time came, so it waits here.`}</strong> {children}
      </p>
    </div>
  );
}
