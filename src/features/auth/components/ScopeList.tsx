import { useLingui } from '@lingui/react/macro';
import type { OAuthScope } from '#generated/zod/oAuthScope.zod.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import styles from './AuthorizeApp.module.css';

/** Lists the app's permissions, and those that no app gets. */
export function ScopeList({ scopes }: { scopes: readonly OAuthScope[] }) {
  const { t } = useLingui();
  const words: Record<OAuthScope['name'], string> = {
    basic: t`Read what you can read: your dashboard, your blogs, what you like`,
    write: t`Post, reblog, like, reply and follow as you`,
    offline_access: t`Keep access while you are away, until you remove it`,
  };
  return (
    <>
      <section className={styles.part}>
        <h2>{t`It will be able to`}</h2>
        <ul>
          {scopes.map(({ name }) => (
            <li key={name}>
              <Icon name="check" size={18} />
              {words[name]}
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.part} data-never="">
        <h2>{t`It will never be able to`}</h2>
        <ul>
          <li>
            <Icon name="close" size={18} />
            {t`Read your messages, or see your address and password`}
          </li>
          <li>
            <Icon name="close" size={18} />
            {t`Buy anything, delete or transfer blogs, or change your account`}
          </li>
        </ul>
      </section>
    </>
  );
}
