import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { getEditCollectionMutationOptions } from '#generated/hooks/collections/collections.ts';
import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import type { FeedRule } from '#generated/zod/feedRule.zod.ts';
import type { GetCollection200 } from '#generated/zod/getCollection200.zod.ts';
import { isSameRule } from '#src/entities/post/collections/feed-rule.ts';
import { RuleLines } from '#src/entities/post/collections/RuleLines.tsx';
import { refreshCollections } from '#src/entities/post/collections/refresh-collections.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import styles from './CollectionRule.module.css';

const RuleEditor = lazyPart(() => import('./RuleEditor.tsx'), 'RuleEditor');
const FoundPosts = lazyPart(() => import('./FoundPosts.tsx'), 'FoundPosts');

/** Code of openapi/errors.yaml for a collection that somebody else changed in the meantime. */
const CONFLICT_CODE = 4009;

/** Says how many posts came since the reader was here last. */
function Unseen({ count }: { count: number }) {
  if (count === 0) return null;
  return <Trans>{count} new since your last visit.</Trans>;
}

type Gathers = NonNullable<GetCollection200['response']['gathers']>;

/** Saves the rule of a collection, based on the version that the member saw. */
function useSaveRule({ id, version }: CollectionRef, onSaved: () => void) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { write, busy } = useWrite(getEditCollectionMutationOptions, {
    onSuccess: async () => {
      await refreshCollections(queryClient, id);
      onSaved();
    },
    onError: (error) => {
      const isConflict = isApiError(error, CONFLICT_CODE);
      addToast({
        type: 'error',
        message: isConflict
          ? t`Somebody else changed the collection first. Save again to keep yours.`
          : t`That was not saved. Try again.`,
      });
      if (isConflict) void refreshCollections(queryClient, id);
    },
  });
  return {
    busy,
    save: (rule: FeedRule | undefined) =>
      write({ collectionId: id, data: { based_on: version, ...(rule ? { rule } : { no_rule: true }) } }),
  };
}

type CollectionRuleProps = {
  collection: CollectionRef;
  gathers: Gathers | undefined;
  /** The posts as they are saved; those of a changed sentence stand in their place until it is. */
  children: ReactNode;
};

function EditedRule({ collection, gathers, children }: CollectionRuleProps) {
  const { t } = useLingui();
  const { rule: saved, postCount, unseenPostCount = 0 } = collection;
  const [draft, setDraft] = useState<{ rule: FeedRule | undefined }>();
  const { save, busy } = useSaveRule(collection, () => setDraft(undefined));
  const rule = draft ? draft.rule : saved;
  const isChanged = draft !== undefined && !isSameRule(draft.rule, saved);
  return (
    <>
      <section className={styles.rule} aria-label={t`What it gathers`}>
        <RuleEditor
          rule={rule}
          onChange={(next) => setDraft({ rule: next })}
          blogs={gathers?.blogs ?? []}
          keptCount={postCount}
        >
          <Unseen count={unseenPostCount} />{' '}
          <Trans>Change any word; nothing is saved until you say so.</Trans>
        </RuleEditor>
      </section>
      {isChanged ? (
        <>
          <section className={styles.save} aria-label={t`Unsaved changes`}>
            <p>
              {rule ? (
                <Trans>Not saved yet: below is what the sentence finds now.</Trans>
              ) : (
                <Trans>Not saved yet: nothing fills the collection any more.</Trans>
              )}
            </p>
            <Button variant="quiet" onClick={() => setDraft(undefined)}>{t`Discard`}</Button>
            <Button variant="primary" loading={busy} onClick={() => void save(rule)}>{t`Save`}</Button>
          </section>
          <FoundPosts rule={rule} />
        </>
      ) : (
        children
      )}
    </>
  );
}

/** Says what fills a collection, between its head and its posts; its owners change it in place. */
export function CollectionRule({ collection, gathers, children }: CollectionRuleProps) {
  const { t } = useLingui();
  if (!gathers) return children;
  if (collection.role === 'owner')
    return (
      <EditedRule collection={collection} gathers={gathers}>
        {children}
      </EditedRule>
    );
  return (
    <>
      <section className={styles.rule} aria-label={t`What it gathers`}>
        <RuleLines rule={gathers.rule} blogs={gathers.blogs} keptCount={collection.postCount} />
        <p className={styles.unseen} role="status">
          <Unseen count={collection.unseenPostCount ?? 0} />
        </p>
      </section>
      {children}
    </>
  );
}
