import { useLingui } from '@lingui/react/macro';
import { type RefObject, useRef, useSyncExternalStore } from 'react';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { applyToOverlay } from '#src/shared/api/write/optimistic-overlay.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import {
  onOfflineMutationsChange,
  readOfflineMutations,
  removeOfflineMutation,
} from '#src/shared/lib/storage/offline-mutations.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { MainColumn } from '#src/shared/ui/MainColumn.tsx';
import styles from '../components/Unsent.module.css';
import { UnsentDraftItem } from '../components/UnsentDraftItem.tsx';
import { UnsentMutationItem } from '../components/UnsentMutationItem.tsx';
import { UnsentTextItem } from '../components/UnsentTextItem.tsx';
import { useStoredDrafts } from '../data/use-stored-drafts.ts';
import { useUnsentTexts } from '../data/use-unsent-texts.ts';

function Unsent({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const { t } = useLingui();
  const { user, blogs } = useViewer();
  const drafts = useStoredDrafts();
  const words = useUnsentTexts();
  const acts = useSyncExternalStore(onOfflineMutationsChange, readOfflineMutations).filter(
    ({ member }) => member === user?.userUuid,
  );
  const nameOf = (uuid: string): string => blogs.find((blog) => blog.uuid === uuid)?.name ?? '';

  const thrownAway = (key: string, putBack: () => boolean): void => {
    heading.current?.focus();
    addToast({
      id: `unsent:${key}`,
      type: 'success',
      message: t`Discarded.`,
      action: {
        label: t`Undo`,
        onAction: () => {
          if (!putBack())
            addToast({ type: 'error', message: t`It was not restored: a newer text is saved there.` });
        },
      },
    });
  };

  const rows = [
    ...drafts.kept.map((one) => ({
      key: one.key,
      at: one.draft.savedAt,
      shown: (
        <UnsentDraftItem
          one={one}
          blogName={nameOf(one.draft.blogUuid)}
          onDiscard={() => {
            drafts.forget(one);
            thrownAway(one.key, () => drafts.putBack(one));
          }}
        />
      ),
    })),
    ...words.waiting.map((one) => ({
      key: one.key,
      at: one.savedAt,
      shown: (
        <UnsentTextItem
          one={one}
          onDiscard={() => {
            words.forget(one);
            thrownAway(one.key, () => words.putBack(one));
          }}
        />
      ),
    })),
    ...acts.map((one) => ({
      key: one.key,
      at: one.savedAt,
      shown: (
        <UnsentMutationItem
          one={one}
          onDiscard={() => {
            removeOfflineMutation(one.member, one.key);
            applyToOverlay(one, one.confirmed);
            heading.current?.focus();
          }}
        />
      ),
    })),
  ].sort((a, b) => b.at - a.at || a.key.localeCompare(b.key));

  if (rows.length === 0)
    return (
      <EmptyState
        art="yarn"
        title={t`Everything was sent`}
        action={
          <ButtonLink href={paths.newPost()} variant="primary" icon="pencil">
            {t`Write something`}
          </ButtonLink>
        }
      >
        {t`Text you do not send is kept on this device for 60 days. You find it here.`}
      </EmptyState>
    );
  return (
    <ul className={styles.list} aria-label={t`Unsent`}>
      {rows.map(({ key, shown }) => (
        <li key={key} className={styles.item} data-item="">
          {shown}
        </li>
      ))}
    </ul>
  );
}

/** Page of the unsent texts and drafts in this browser: to continue or to discard. */
export default function UnsentPage() {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <MainColumn title={t`Unsent`} heading={heading} beside={<p>{t`Saved on this device only`}</p>}>
      <PageHead title={t`Unsent`} noIndex />
      {hydrated ? <Unsent heading={heading} /> : null}
    </MainColumn>
  );
}
