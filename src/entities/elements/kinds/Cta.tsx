import type { CtaElement } from '#generated/zod/ctaElement.zod.ts';
import { pictureOf } from '#src/entities/post/model/media.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { ElementLink } from '../ElementButtons.tsx';
import frame from '../Frame.module.css';
import { Dismissible, Line } from '../Frame.tsx';
import { Thumb } from '../Thumb.tsx';
import { useDismissal } from '../use-dismissal.ts';
import styles from './kinds.module.css';

/** Renders a call to do something. The second button declines it, so pressing that hides the call as well. */
export function Cta({ element }: { element: CtaElement }) {
  const { title, text, image, button, secondaryButton } = element;
  const { dismiss } = useDismissal(element);
  return (
    <Dismissible element={element}>
      <Line
        label={title}
        stacks
        lead={
          pictureOf(image ?? []) ? (
            <Thumb media={image} sizes="44px" className={styles.mark} />
          ) : (
            <Icon name="quote" size={22} />
          )
        }
        actions={
          <>
            <ElementLink button={button} />
            <ElementLink button={secondaryButton} onClick={() => void dismiss(title)} />
          </>
        }
      >
        <h2 className={frame.speak} dir="auto">
          {title}
        </h2>
        {text ? <span dir="auto">{text}</span> : null}
      </Line>
    </Dismissible>
  );
}
