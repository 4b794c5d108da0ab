import type { SignpostElement } from '#generated/zod/signpostElement.zod.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import { ElementLink } from '../ElementButtons.tsx';
import frame from '../Frame.module.css';
import { Dismissible, HideButton, Line } from '../Frame.tsx';

const ICONS: Record<NonNullable<SignpostElement['icon']>, IconName> = {
  compass: 'compass',
  tag: 'tag',
  people: 'users',
  search: 'search',
  spark: 'flame',
};

/** Renders a sign that points to another part of the site. */
export function Signpost({ element }: { element: SignpostElement }) {
  const { title, text, icon = 'compass', button, canDismiss } = element;
  return (
    <Dismissible element={element}>
      <Line
        label={title}
        lead={<Icon name={ICONS[icon] ?? 'compass'} size={22} />}
        actions={<ElementLink button={button} />}
        hide={canDismiss ? <HideButton element={element} name={title} /> : null}
      >
        <b className={frame.strong} dir="auto">
          {title}
        </b>
        {text ? (
          <small className={frame.small} dir="auto">
            {text}
          </small>
        ) : null}
      </Line>
    </Dismissible>
  );
}
