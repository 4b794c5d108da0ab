import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { DashboardTab } from '#generated/zod/dashboardTab.zod.ts';
import { type Drag, useDragOrder } from '#src/shared/hooks/use-drag-order.ts';
import { useTabName } from '#src/shared/hooks/use-tab-name.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { useTabWrites } from '../data/tab-writes.ts';
import { TabForm } from './TabForm.tsx';
import styles from './TabList.module.css';
import { useTabDetail } from './use-tab-detail.ts';

const DeleteTab = lazyPart(() => import('./DeleteTab.tsx'), 'DeleteTab');

type Step = 'up' | 'down';

/** Returns on which side of a row the drop indicator is shown. */
function dropAt(drag: Drag | undefined, id: string, index: number): 'before' | 'after' | undefined {
  if (!drag || drag.id === drag.after) return undefined;
  if (drag.after === '0') return index === 0 ? 'before' : undefined;
  return drag.after === id ? 'after' : undefined;
}

/** Lists the tabs with their actions: move (by dragging or buttons), hide, edit, delete. */
export function TabList({ tabs }: { tabs: readonly DashboardTab[] }) {
  const { t } = useLingui();
  const nameOf = useTabName();
  const detailOf = useTabDetail();
  const { order, hide, remove } = useTabWrites();
  const [open, setOpen] = useState<string>();
  const [deleting, setDeleting] = useState<DashboardTab>();
  const [said, say] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<{ id: string; step: Step }>(undefined);

  // Moving an element blurs its button, so focus is restored; at either end to the other button.
  useEffect(() => {
    const { id, step } = pressed.current ?? {};
    if (id === undefined) return;
    pressed.current = undefined;
    const row = list.current?.querySelector(`[data-tab="${id}"]`);
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('[data-step]') ?? [])];
    const able = buttons.filter(({ disabled }) => !disabled);
    (able.find(({ dataset }) => dataset.step === step) ?? able[0])?.focus();
    const place = tabs.findIndex((tab) => tab.id === id) + 1;
    const count = tabs.length;
    say(t`Now ${place} of ${count}`);
  }, [tabs, t]);

  const go = (index: number, step: Step): void => {
    const ids = tabs.map(({ id }) => id);
    const [id] = ids.splice(index, 1);
    if (id === undefined) return;
    ids.splice(step === 'up' ? index - 1 : index + 1, 0, id);
    pressed.current = { id, step };
    order(ids);
  };

  const { drag, handle } = useDragOrder(list, ({ id, after }) => {
    const before = tabs.map((tab) => tab.id);
    const rest = before.filter((one) => one !== id);
    const ids = after === id ? before : rest.toSpliced(rest.indexOf(after) + 1, 0, id);
    if (ids.join() !== before.join()) order(ids);
  });

  return (
    <>
      <ol ref={list} className={styles.list} data-dragging={drag ? '' : undefined}>
        {tabs.map((tab, index) => {
          const name = nameOf(tab);
          return (
            <li
              key={tab.id}
              data-tab={tab.id}
              data-item={tab.id}
              data-drop={dropAt(drag, tab.id, index)}
              data-dragged={drag?.id === tab.id ? '' : undefined}
              className={styles.item}
            >
              <div className={styles.row} data-hidden={tab.isHidden || undefined}>
                <span
                  className={styles.handle}
                  aria-hidden="true"
                  title={t`Drag to move`}
                  {...handle(tab.id)}
                >
                  <Icon name="menu" size={18} />
                </span>
                <span className={styles.name} dir="auto">
                  {name}
                  {detailOf(tab) ? <span className={styles.about}>{detailOf(tab)}</span> : null}
                </span>
                {tab.isHidden ? (
                  <span className={styles.detail}>
                    <Trans>Hidden</Trans>
                  </span>
                ) : null}
                <span className={styles.actions}>
                  <IconButton
                    icon="chevron-up"
                    label={t`Move ${name} up`}
                    data-step="up"
                    disabled={index === 0}
                    onClick={() => go(index, 'up')}
                  />
                  <IconButton
                    icon="chevron-down"
                    label={t`Move ${name} down`}
                    data-step="down"
                    disabled={index === tabs.length - 1}
                    onClick={() => go(index, 'down')}
                  />
                  <IconButton
                    icon={tab.isHidden ? 'eye-off' : 'eye'}
                    label={tab.isHidden ? t`Show ${name}` : t`Hide ${name}`}
                    onClick={() => hide(tab.id, !tab.isHidden)}
                  />
                  {tab.isOwn ? (
                    <>
                      <IconButton
                        icon="pencil"
                        label={t`Change ${name}`}
                        aria-expanded={open === tab.id}
                        onClick={() => setOpen(open === tab.id ? undefined : tab.id)}
                      />
                      <IconButton
                        icon="trash"
                        tone="danger"
                        label={t`Delete ${name}`}
                        onClick={() => setDeleting(tab)}
                      />
                    </>
                  ) : null}
                </span>
              </div>
              {open === tab.id ? <TabForm tab={tab} onDone={() => setOpen(undefined)} /> : null}
            </li>
          );
        })}
      </ol>
      {deleting ? (
        <DeleteTab
          name={nameOf(deleting)}
          onDelete={() => remove(deleting.id)}
          onClose={() => setDeleting(undefined)}
        />
      ) : null}
      <span role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
    </>
  );
}
