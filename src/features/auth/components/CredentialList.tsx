import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Credential } from '#generated/zod/credential.zod.ts';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import styles from './CredentialList.module.css';

/** Returns a function that names a kind of credential. */
function useKindTexts(): (kind: string) => string {
  const { t } = useLingui();
  const words = new Map([
    ['passkey', t`Passkey`],
    ['provider', t`Sign-in provider`],
    ['second_factor', t`Second factor`],
  ]);
  return (kind) => words.get(kind) ?? kind;
}

/** Returns a function that names a credential: by its own name, else by its kind. */
export function useCredentialName(): (credential: Credential) => string {
  const kindWords = useKindTexts();
  return ({ kind, name }) => name ?? kindWords(kind);
}

type CredentialListProps = {
  credentials: readonly Credential[];
  /** Control at the end of a row. */
  control?: (credential: Credential) => ReactNode;
};

/** List of credentials, each with its kind, its time, and a mark when it was added recently. */
export function CredentialList({ credentials, control }: CredentialListProps) {
  const kindWords = useKindTexts();
  const nameOf = useCredentialName();
  return (
    <ul className={styles.list}>
      {credentials.map((credential) => (
        <li key={`${credential.kind} ${credential.id}`} className={styles.row}>
          <div>
            <span className={styles.name} dir="auto">
              {nameOf(credential)}
            </span>
            <p className={styles.detail}>
              {credential.name ? `${kindWords(credential.kind)} · ` : null}
              <Trans>
                added <RelativeTime timestamp={credential.createdTs} />
              </Trans>
            </p>
            {credential.isRecent ? (
              <p className={styles.detail}>
                <strong className={styles.warning}>
                  <Trans>Added in the last days.</Trans>
                </strong>
              </p>
            ) : null}
            {credential.isBeforeAddress ? (
              <p className={styles.detail}>
                <Trans>Added before your address was confirmed.</Trans>
              </p>
            ) : null}
          </div>
          {control?.(credential)}
        </li>
      ))}
    </ul>
  );
}
