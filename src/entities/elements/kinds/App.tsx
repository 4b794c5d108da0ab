import type { AppElement } from '#generated/zod/appElement.zod.ts';
import { pictureOf } from '#src/entities/post/model/media.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { ElementLink } from '../ElementButtons.tsx';
import frame from '../Frame.module.css';
import { Dismissible, HideButton, Line } from '../Frame.tsx';
import { Thumb } from '../Thumb.tsx';
import styles from './kinds.module.css';

/** Renders a note about an app for this device. */
export function App({ element }: { element: AppElement }) {
  const { title, text, appName, icon, button, canDismiss } = element;
  return (
    <Dismissible element={element}>
      <Line
        label={`${title}, ${appName}`}
        lead={
          pictureOf(icon ?? []) ? (
            <Thumb media={icon} sizes="44px" className={styles.mark} />
          ) : (
            <Icon name="download" size={22} />
          )
        }
        actions={<ElementLink button={button} />}
        hide={canDismiss ? <HideButton element={element} name={title} /> : null}
      >
        <b className={frame.strong} dir="auto">
          {title}
        </b>
        <small className={frame.small} dir="auto">
          {text}
        </small>
      </Line>
    </Dismissible>
  );
}
