import { Trans } from '@lingui/react/macro';
import type { Community } from '#generated/zod/community.zod.ts';
import styles from './CommunityFrame.module.css';

/** The house rules of a community, numbered. */
export function CommunityRules({ community: { rules } }: { community: Pick<Community, 'rules'> }) {
  if (rules.length === 0) return null;
  return (
    <section className={styles.rules}>
      <h2>
        <Trans>House rules</Trans>
      </h2>
      <ol>
        {rules.map(({ id, text }) => (
          <li key={id} dir="auto">
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
