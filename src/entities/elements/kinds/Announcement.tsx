import { Trans } from '@lingui/react/macro';
import type { AnnouncementElement } from '#generated/zod/announcementElement.zod.ts';
import { pictureOf } from '#src/entities/post/model/media.ts';
import { ElementLink } from '../ElementButtons.tsx';
import frame from '../Frame.module.css';
import { Dismissible, HideButton, Line } from '../Frame.tsx';
import { Thumb } from '../Thumb.tsx';
import { useDismissal } from '../use-dismissal.ts';
import styles from './kinds.module.css';

/**
 * Renders news from the people who run the site until they are read: hidden, where that is possible, or followed to
 * where their button leads.
 */
export function Announcement({ element }: { element: AnnouncementElement }) {
  const { title, text, image, button, dismissible } = element;
  const { dismiss } = useDismissal(element);
  return (
    <Dismissible element={element}>
      <Line
        label={title}
        stacks
        className={styles.news}
        lead={
          pictureOf(image ?? []) ? <Thumb media={image} sizes="84px" className={styles.newsPicture} /> : null
        }
        actions={<ElementLink button={button} onClick={() => void dismiss(title)} />}
        hide={dismissible ? <HideButton element={element} name={title} /> : null}
      >
        <b className={frame.strong} dir="auto">
          {title}
        </b>
        <small className={frame.small}>
          <Trans>News from Skein.</Trans> <span dir="auto">{text}</span>
        </small>
      </Line>
    </Dismissible>
  );
}
