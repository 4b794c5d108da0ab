import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { useDeleteCollection } from '../data/collections.ts';
import styles from './DeleteCollection.module.css';

/** Asks before a collection is deleted. */
export function DeleteCollection({
  collection,
  onClose,
}: {
  collection: CollectionRef;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { write, busy } = useDeleteCollection();
  const { id, title, postCount } = collection;
  return (
    <Dialog size="small" title={t`Delete ${title}?`} onClose={onClose}>
      {(close) => (
        <>
          <p>
            <Plural
              value={postCount}
              one="# post is in it. It stays where it is; the order and the notes are lost."
              other="# posts are in it. They stay where they are; the order and the notes are lost."
            />{' '}
            <Trans>This cannot be undone.</Trans>
          </p>
          <div className={styles.choices}>
            <Button variant="quiet" onClick={close}>{t`Keep it`}</Button>
            <Button
              variant="danger"
              loading={busy}
              onClick={() =>
                void write({ collectionId: id }).then((isDone) => isDone && navigate(paths.collections()))
              }
            >{t`Delete`}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
