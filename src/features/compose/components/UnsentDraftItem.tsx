import { Plural, useLingui } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import { TagChip } from '#src/shared/ui/TagChip.tsx';
import type { ComposerKind } from '../model/drafts.ts';
import type { StoredDraft } from '../model/stored-drafts.ts';
import { picturesOf, recordingsOf, wordsOf } from '../model/to-blocks.ts';
import styles from './Unsent.module.css';
import { ContinueLink, DiscardButton, excerptOf, shortExcerptOf, UnsentItem } from './UnsentItem.tsx';

const ICONS: Record<ComposerKind, IconName> = {
  new: 'pencil',
  edit: 'pencil',
  reblog: 'reblog',
  answer: 'ask',
  submission: 'share',
};

function useKinds(): Record<ComposerKind, string> {
  const { t } = useLingui();
  return {
    new: t`A new post`,
    edit: t`Changes to a post`,
    reblog: t`A reblog`,
    answer: t`An answer`,
    submission: t`A post for another blog`,
  };
}

function FileCount({ draft }: Pick<StoredDraft, 'draft'>) {
  const files = picturesOf(draft.doc).length + recordingsOf(draft.doc).length;
  if (files === 0) return null;
  return (
    <p className={styles.files}>
      <Icon name="image" size={16} />
      <Plural value={files} one="# picture or recording" other="# pictures or recordings" />
    </p>
  );
}

type UnsentDraftItemProps = { one: StoredDraft; blogName: string; onDiscard: () => void };

/** An unsent composer draft: to continue or to discard. */
export function UnsentDraftItem({ one, blogName, onDiscard }: UnsentDraftItemProps) {
  const { t } = useLingui();
  const kinds = useKinds();
  const { kind, draft } = one;
  const words = wordsOf(draft.doc);
  const about = shortExcerptOf(words, kinds[kind]);
  const address = draft.address ?? (kind === 'new' ? paths.newPost() : undefined);
  return (
    <UnsentItem
      icon={ICONS[kind]}
      title={kinds[kind]}
      detail={
        <>
          <span translate="no">{t`on ${blogName}`}</span>{' '}
        </>
      }
      savedAt={draft.savedAt}
      actions={
        <>
          <DiscardButton name={t`Discard: ${about}`} onPress={onDiscard}>{t`Discard`}</DiscardButton>
          {address ? <ContinueLink about={about} address={address} layer /> : null}
        </>
      }
    >
      {words.trim() ? (
        <p className={styles.words} dir="auto">
          {excerptOf(words)}
        </p>
      ) : null}
      <FileCount draft={draft} />
      {draft.tags.length > 0 ? (
        <ul className={styles.tags} aria-label={t`Tags`}>
          {draft.tags.map((tag) => (
            <li key={tag}>
              <TagChip tag={tag} look="inline" />
            </li>
          ))}
        </ul>
      ) : null}
    </UnsentItem>
  );
}
