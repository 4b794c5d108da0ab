import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { WayIn } from '#generated/zod/wayIn.zod.ts';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import styles from './WaysIn.module.css';

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
export function useCredentialName(): (wayIn: WayIn) => string {
  const kindWords = useKindTexts();
  return ({ kind, name }) => name ?? kindWords(kind);
}

type CredentialListProps = {
  waysIn: readonly WayIn[];
  /** Control at the end of a row. */
  control?: (wayIn: WayIn) => ReactNode;
};

/** List of credentials, each with its kind, its time, and a mark when it was added recently. */
export function CredentialList({ waysIn, control }: CredentialListProps) {
  const kindWords = useKindTexts();
  const nameOf = useCredentialName();
  return (
    <ul className={styles.list}>
      {waysIn.map((wayIn) => (
        <li key={`${wayIn.kind} ${wayIn.id}`} className={styles.row}>
          <div>
            <span className={styles.name} dir="auto">
              {nameOf(wayIn)}
            </span>
            <p className={styles.detail}>
              {wayIn.name ? `${kindWords(wayIn.kind)} · ` : null}
              <Trans>
                added <RelativeTime timestamp={wayIn.createdTs} />
              </Trans>
            </p>
            {wayIn.isRecent ? (
              <p className={styles.detail}>
                <strong className={styles.warning}>
                  <Trans>Added in the last days.</Trans>
                </strong>
              </p>
            ) : null}
            {wayIn.isBeforeAddress ? (
              <p className={styles.detail}>
                <Trans>Added before your address was confirmed.</Trans>
              </p>
            ) : null}
          </div>
          {control?.(wayIn)}
        </li>
      ))}
    </ul>
  );
}
