import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Attribution } from '#generated/zod/attribution.zod.ts';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import { BlogAvatarLink } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { Avatar } from '#src/shared/ui/Avatar.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import styles from './nested.module.css';

type AskViewProps = {
  /** Undefined for an anonymous ask. */
  attribution?: Attribution;
  /** The asking blog, when the post includes it. */
  asker?: BlogRef;
  children: ReactNode;
};

function Asker({ name }: { name: string | undefined }) {
  const { t } = useLingui();
  return name ? <BlogName name={name} /> : <b>{t`Anonymous`}</b>;
}

function Face({ name, asker }: { name: string | undefined; asker?: BlogRef }) {
  if (asker && asker.name === name) return <BlogAvatarLink blog={asker} size={40} />;
  if (name) return <Avatar name={name} size={40} />;
  return (
    <span className={styles.anonymous}>
      <Icon name="ask" size={24} />
    </span>
  );
}

/** Renders an ask with the asking blog. */
export function AskView({ attribution, asker, children }: AskViewProps) {
  const name = attribution?.blog?.name;
  return (
    <div className={styles.ask}>
      <div className={styles.bubble}>
        <p className={styles.asker}>
          <Trans>
            <Asker name={name} /> asked
          </Trans>
        </p>
        {children}
      </div>
      <Face name={name} asker={asker} />
    </div>
  );
}
