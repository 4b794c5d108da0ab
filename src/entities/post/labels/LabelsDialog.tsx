import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { getSetContentLabelsMutationOptions } from '#generated/hooks/posts/posts.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { recordEdited, withOverlay } from '#src/shared/api/read/post-overlay.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { LABELS } from '../model/labels.ts';
import { type ChosenLabels, LabelPicker } from './LabelChoice.tsx';
import styles from './labels.module.css';

/** Sets the content labels of one of the member's posts without opening its editor. */
export function LabelsDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const { t } = useLingui();
  const { categories, hasCommunityLabel } = post.communityLabels;
  const [chosen, setChosen] = useState<ChosenLabels>({
    isLabelled: hasCommunityLabel,
    categories: LABELS.filter((label) => categories[label] !== undefined),
  });
  const locked = LABELS.filter((label) => categories[label] === 'locked');
  const { write, busy, error } = useWrite(getSetContentLabelsMutationOptions, {
    onSuccess: ({ response: { communityLabels } }) => {
      // A rating of explicit was set by staff and stays; every other rating follows from the labels.
      const { contentRating: before } = post;
      const now = communityLabels.hasCommunityLabel ? 'sensitive' : 'clean';
      const contentRating = before === 'explicit' ? before : now;
      recordEdited({ ...withOverlay(post), communityLabels, contentRating });
      addToast({ type: 'success', message: t`Saved` });
    },
  });
  const save = async (close: () => void): Promise<void> => {
    const data = {
      has_community_label: chosen.isLabelled,
      categories: chosen.isLabelled ? [...chosen.categories] : [],
    };
    if (await write({ blog: post.blogName, id: post.id, data })) close();
  };
  return (
    <Dialog size="small" title={t`What readers are told before they see it`} onClose={onClose}>
      {(close) => (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save(close);
          }}
        >
          <LabelPicker value={chosen} locked={locked} onChange={setChosen} />
          <div className={styles.foot}>
            {error ? (
              <ActionError>{errorMessage(error, t`Your change was not saved. Try again.`)}</ActionError>
            ) : null}
            <div className={styles.buttons}>
              <Button variant="quiet" onClick={close}>{t`Cancel`}</Button>
              <Button type="submit" variant="primary" loading={busy}>{t`Save`}</Button>
            </div>
          </div>
        </form>
      )}
    </Dialog>
  );
}
