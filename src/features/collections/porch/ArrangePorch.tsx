import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Porch } from '#generated/zod/porch.zod.ts';
import type { PorchWidget } from '#generated/zod/porchWidget.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { useSetPorch } from '../data/porch.ts';
import { MAX_WIDGETS, withHung, withWidget } from '../model/porch.ts';
import styles from './ArrangePorch.module.css';
import { ArrangeWall } from './ArrangeWall.tsx';
import { Evening } from './Evening.tsx';
import type { MadeKind } from './HangUp.tsx';
import { LanternEditor } from './LanternEditor.tsx';
import { Lanterns } from './Lanterns.tsx';
import { Shelf } from './Shelf.tsx';
import { requestOf, useArranging } from './use-arranging.ts';
import { WhoMaySit } from './WhoMaySit.tsx';

const HangUp = lazyLayer(() => import('./HangUp.tsx'), 'HangUp');

/** Maximum length of the contract. */
const GREETING_MAX_LENGTH = 240;

/** The form that is open: of a new widget, or of one that is changed. */
interface OpenForm {
  kind: MadeKind;
  key?: string;
}

type ArrangePorchProps = {
  porch: Porch;
  /** Called when the porch was stored, or left as it was. */
  onDone?: () => void;
};

/** Arranges a porch: things from the shelf, their order and size, lanterns, and who may see it. Stored by Done. */
export function ArrangePorch({ porch, onDone }: ArrangePorchProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { now, canUndo, change, type, undo } = useArranging(porch);
  const [form, setForm] = useState<OpenForm>();
  const [said, say] = useState('');
  const leave = (): void => {
    onDone?.();
    void navigate(paths.porch());
  };
  const { write, busy } = useSetPorch(leave);
  const open = now.hung.find(({ key }) => key === form?.key);
  return (
    <div className={styles.page}>
      <PageHead title={t`Arrange your patio`} noIndex />
      <Evening>
        <Lanterns lanterns={now.lanterns} lights={now.lanterns.map(({ light }) => light)} />
      </Evening>
      <VisuallyHidden>
        <h1>{t`Arrange your patio`}</h1>
      </VisuallyHidden>
      <div className={styles.bar} role="toolbar" aria-label={t`Arrange your patio`}>
        <b>
          <Trans>Arranging</Trans>
        </b>
        <span className={styles.hint}>
          <Trans>Nobody sees it move until you are done.</Trans>
        </span>
        <Button size="small" variant="quiet" disabled={!canUndo} onClick={undo}>{t`Undo`}</Button>
        <Button size="small" variant="quiet" onClick={leave}>{t`Cancel`}</Button>
        <Button
          variant="primary"
          loading={busy}
          onClick={() => void write({ data: requestOf(now, porch.version) })}
        >{t`Done`}</Button>
      </div>
      <Shelf
        isFull={now.hung.length >= MAX_WIDGETS}
        onTake={(kind) => {
          if (kind !== 'lights') setForm({ kind });
          else change({ hung: withHung(now.hung, { kind, size: 'large' }, {}) });
        }}
      />
      <ArrangeWall
        hung={now.hung}
        onChange={(hung) => change({ hung })}
        onEdit={({ key, widget: { kind } }) => {
          if (kind !== 'lights') setForm({ key, kind });
        }}
        onSay={say}
      />
      <p className={styles.told} role="status">
        {said}
      </p>
      <LanternEditor lanterns={now.lanterns} onChange={(lanterns) => change({ lanterns })} />
      <TextField
        label={t`Words to guests`}
        value={now.greeting}
        maxLength={GREETING_MAX_LENGTH}
        dir="auto"
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <WhoMaySit value={now.visibility} onChange={(visibility) => change({ visibility })} />
      {form ? (
        <HangUp
          kind={form.kind}
          widget={open?.widget}
          onHang={(widget: PorchWidget, thing) =>
            change({
              hung: open
                ? withWidget(now.hung, open.key, { widget, thing })
                : withHung(now.hung, widget, thing),
            })
          }
          onClose={() => setForm(undefined)}
        />
      ) : null}
    </div>
  );
}
