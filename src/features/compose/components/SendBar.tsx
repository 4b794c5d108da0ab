import { useLingui } from '@lingui/react/macro';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import { Menu } from '#src/shared/ui/Menu.tsx';
import type { Phase } from '../data/use-publish.ts';
import type { ComposerKind, Outcome } from '../model/drafts.ts';
import styles from './Composer.module.css';

type SendBarProps = {
  blog: Blog;
  kind: ComposerKind;
  phase: Phase;
  outcome: Outcome;
  outcomes: readonly Outcome[];
  onChoose: (outcome: Outcome) => void;
  onCancelWaiting: () => void;
};

const ICONS: Record<Outcome, IconName> = {
  published: 'share',
  queue: 'list',
  schedule: 'clock',
  draft: 'pencil',
  private: 'lock',
  keep: 'check',
  submit: 'share',
};

function useOutcomeTexts(kind: ComposerKind): Record<Outcome, { action: string; detail: string }> {
  const { t } = useLingui();
  return {
    published: {
      action: kind === 'reblog' ? t`Reblog now` : t`Post now`,
      detail: t`Everybody can see it`,
    },
    queue: { action: t`Add to queue`, detail: t`Is published when its turn comes` },
    schedule: { action: t`Schedule`, detail: t`Is published at a time you choose` },
    draft: { action: t`Save as a draft`, detail: t`Only you can see it until you post it` },
    private: {
      action: kind === 'answer' ? t`Answer privately` : t`Post privately`,
      detail:
        kind === 'answer'
          ? t`Only you and the person who asked can see it`
          : t`Only you can see it on your blog`,
    },
    keep: { action: t`Save changes`, detail: t`Who can see it stays the same` },
    submit: { action: t`Submit post`, detail: t`The members of the blog decide whether to publish it` },
  };
}

/** Submit bar: the posting blog, the outcome and the submit button. */
export function SendBar({ blog, kind, phase, outcome, outcomes, onChoose, onCancelWaiting }: SendBarProps) {
  const { t } = useLingui();
  const words = useOutcomeTexts(kind);
  const isBusy = phase === 'sending' || phase === 'done';
  return (
    <div className={styles.send}>
      {phase === 'waiting' ? (
        <Button variant="quiet" size="small" onClick={onCancelWaiting}>{t`Cancel posting`}</Button>
      ) : null}
      <div className={styles.sendPair}>
        <Button
          type="submit"
          variant="primary"
          loading={phase !== 'writing'}
          className={styles.sendButton}
          aria-describedby={`as-${blog.uuid}`}
        >
          {words[outcome].action}
        </Button>
        {outcomes.length > 1 ? (
          <Menu
            label={t`How to publish`}
            placement="top end"
            items={outcomes.map((one) => ({
              id: one,
              label: words[one].action,
              detail: words[one].detail,
              icon: ICONS[one],
              selected: one === outcome,
              onAction: () => onChoose(one),
            }))}
            trigger={(props) => (
              <IconButton
                icon="chevron-down"
                label={t`How to publish`}
                disabled={isBusy}
                className={styles.sendMore}
                {...props}
              />
            )}
          />
        ) : null}
      </div>
      <span id={`as-${blog.uuid}`} hidden>
        {t`as ${blog.name}`}
      </span>
    </div>
  );
}
