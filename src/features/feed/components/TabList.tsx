import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { DashboardTab } from '#generated/zod/dashboardTab.zod.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { useTabWrites } from '../data/tab-writes.ts';
import { TabForm } from './TabForm.tsx';
import styles from './TabList.module.css';
import { useTabName } from './tab-names.ts';

type Step = 'up' | 'down';

/** The tabs with what can be done to each: move, hide, change, delete. */
export function TabList({ tabs }: { tabs: readonly DashboardTab[] }) {
  const { t } = useLingui();
  const nameOf = useTabName();
  const { order, hide, remove } = useTabWrites();
  const [open, setOpen] = useState<string>();
  const [said, say] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<{ id: string; step: Step }>(undefined);

  // Moving an element takes the focus off its button: it comes back, at an end on the other one.
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

  return (
    <>
      <ol ref={list} className={styles.list}>
        {tabs.map((tab, index) => {
          const name = nameOf(tab);
          return (
            <li key={tab.id} data-tab={tab.id} className={styles.item}>
              <div className={styles.row} data-hidden={tab.isHidden || undefined}>
                <span className={styles.name} dir="auto">
                  {name}
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
                        onClick={() => remove(tab.id)}
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
      <span role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
    </>
  );
}
