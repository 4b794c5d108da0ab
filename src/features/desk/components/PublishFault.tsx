import { useLingui } from '@lingui/react/macro';
import { Icon } from '#src/shared/ui/Icon.tsx';
import styles from './PublishFault.module.css';

/** Why a post did not go out when its time came, in the server's words. What can be done about it stands below the post. */
export function PublishFault({ children }: { children: string }) {
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
