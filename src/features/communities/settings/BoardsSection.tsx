import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Community } from '#generated/zod/community.zod.ts';
import type { CommunityBoard } from '#generated/zod/communityBoard.zod.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { useBoards } from '../data/settings.ts';
import { OrderedRows } from './OrderedRows.tsx';
import styles from './Settings.module.css';

const BoardDialog = lazyLayer(() => import('./BoardDialog.tsx'), 'BoardDialog');

/** Maximum number of boards of a community. */
const MAX_BOARDS = 20;

type Open = { board?: CommunityBoard; isDeleting?: boolean };

function DeleteBoard({
  board,
  busy,
  onDelete,
  onClose,
}: {
  board: CommunityBoard;
  busy: boolean;
  onDelete: () => Promise<boolean>;
  onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <Dialog size="small" title={t`Delete the board ${board.title}?`} onClose={onClose}>
      {(close) => (
        <>
          <p>
            <Plural
              value={board.postCount ?? 0}
              one="Its post stays in the community, without a board."
              other="Its # posts stay in the community, without a board."
            />
          </p>
          <div className={styles.choices}>
            <Button variant="quiet" className={styles.tall} onClick={close}>{t`Keep it`}</Button>
            <Button
              variant="danger"
              className={styles.tall}
              loading={busy}
              onClick={() => void onDelete().then((isGone) => isGone && close())}
            >{t`Delete`}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** Boards of a community in their order. Each change is saved at once. */
export function BoardsSection({ community }: { community: Community }) {
  const { t } = useLingui();
  const { name, boards } = community;
  const { order, remove } = useBoards(name);
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  return (
    <section className={styles.section} aria-labelledby="settings-boards">
      <h2 id="settings-boards">
        <Trans>Boards</Trans>
      </h2>
      <div className={styles.card}>
        <p className={styles.note}>
          <Trans>Parts that posts are sorted into. Changes here are saved at once.</Trans>
        </p>
        <OrderedRows
          label={t`Boards`}
          items={boards}
          keyOf={({ path }) => path}
          nameOf={({ title }) => title}
          onOrder={(next) =>
            void order.write({ community: name, data: { paths: next.map(({ path }) => path) } })
          }
          onRemove={(index) => {
            const board = boards[index];
            if (board) setOpen({ board, isDeleting: true });
          }}
        >
          {(board) => (
            <Button
              variant="quiet"
              className={styles.board}
              aria-label={t`Change: ${board.title}`}
              onClick={() => setOpen({ board })}
            >
              <b dir="auto">{board.title}</b>
              {board.modsOnly ? <small>{t`Moderators alone write on it`}</small> : null}
            </Button>
          )}
        </OrderedRows>
        <div className={styles.offer}>
          <Button
            icon="plus"
            className={styles.tall}
            aria-disabled={boards.length >= MAX_BOARDS || undefined}
            onClick={() => (boards.length < MAX_BOARDS ? setOpen({}) : undefined)}
          >{t`Add a board`}</Button>
        </div>
      </div>
      {open && !open.isDeleting ? <BoardDialog community={name} board={open.board} onClose={close} /> : null}
      {open?.isDeleting && open.board ? (
        <DeleteBoard
          board={open.board}
          busy={remove.busy}
          onDelete={() => remove.write({ community: name, board: open.board?.path ?? '' })}
          onClose={close}
        />
      ) : null}
    </section>
  );
}
