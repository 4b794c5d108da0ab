import { useLingui } from '@lingui/react/macro';
import { Button } from '#src/shared/ui/Button.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import type { BlockResult } from '../data/blog-blocks.ts';
import styles from './BlockResults.module.css';

type BlockResultsProps = {
  answers: readonly BlockResult[];
  busy: boolean;
  /** Blocks these blogs although the member follows them. */
  onInsist: (names: readonly string[]) => void;
};

/** Result of blocking for each name. The live region is always rendered, so that its changes are announced. */
export function BlockResults({ answers, busy, onInsist }: BlockResultsProps) {
  const { t } = useLingui();
  const words: Record<BlockResult['outcome'], string> = {
    blocked: t`blocked`,
    followed: t`not blocked: you follow it`,
    own: t`not blocked: it is your own blog`,
    unknown: t`no blog has this name`,
  };
  const followed = answers.flatMap(({ name, outcome }) => (outcome === 'followed' ? [name] : []));
  return (
    <>
      <div role="status">
        {answers.length > 0 ? (
          <div className={styles.box}>
            <ul className={styles.answers} aria-label={t`Result for each name`}>
              {answers.map(({ name, outcome }) => (
                <li key={name} data-outcome={outcome}>
                  <Icon name={outcome === 'blocked' ? 'check' : 'alert'} size={16} />
                  <b>{name}</b> <span>{words[outcome]}</span>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
      {followed.length > 0 ? (
        <Button size="small" className={styles.insist} disabled={busy} onClick={() => onInsist(followed)}>
          {t`Also block blogs I follow`}
        </Button>
      ) : null}
    </>
  );
}
