import { useLingui } from '@lingui/react/macro';
import type { UnsentText as Waiting } from '#src/shared/lib/storage/unsent-text-list.ts';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import styles from './Unsent.module.css';
import { ContinueLink, DiscardButton, excerptOf, shortExcerptOf, UnsentItem } from './UnsentItem.tsx';

const ICONS: Record<Waiting['kind'], IconName> = {
  reply: 'reply',
  comment: 'reply',
  answer: 'users',
  appeal: 'flag',
  ask: 'ask',
  letter: 'message',
};

function useTitle({ kind, to }: Waiting): string {
  const { t } = useLingui();
  const titles: Record<Waiting['kind'], string> = {
    reply: t`A reply to ${to}`,
    comment: t`A comment in ${to}`,
    answer: t`An answer for ${to}`,
    appeal: t`An appeal in ${to}`,
    ask: t`A question to ${to}`,
    letter: t`A message to ${to}`,
  };
  return titles[kind];
}

/** An unsent reply, comment, answer, appeal, ask or message: to continue or to discard. */
export function UnsentTextItem({ one, onDiscard }: { one: Waiting; onDiscard: () => void }) {
  const { t } = useLingui();
  const title = useTitle(one);
  const { kind, text, address, savedAt } = one;
  const about = shortExcerptOf(text, title);
  return (
    <UnsentItem
      icon={ICONS[kind]}
      title={<span translate="no">{title}</span>}
      savedAt={savedAt}
      actions={
        <>
          <DiscardButton name={t`Discard: ${about}`} onPress={onDiscard}>{t`Discard`}</DiscardButton>
          <ContinueLink about={about} address={address} layer={kind === 'ask' || kind === 'answer'} />
        </>
      }
    >
      <p className={styles.words} dir="auto">
        {excerptOf(text)}
      </p>
    </UnsentItem>
  );
}
