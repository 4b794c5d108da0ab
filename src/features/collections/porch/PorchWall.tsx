import type { Porch } from '#generated/zod/porch.zod.ts';
import { hungOn } from '../model/porch.ts';
import styles from './Wall.module.css';
import { WidgetView } from './WidgetView.tsx';

/** Renders the widgets of a porch in their order. */
export function PorchWall({ porch }: { porch: Porch }) {
  return (
    <div className={styles.wall}>
      {hungOn(porch.widgets, porch.things).map(({ key, widget, thing }) => (
        <section key={key} className={styles.widget} data-kind={widget.kind} data-size={widget.size}>
          <WidgetView widget={widget} thing={thing} />
        </section>
      ))}
    </div>
  );
}
