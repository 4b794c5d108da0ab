import { Plural, Trans } from '@lingui/react/macro';
import type { MessageElement } from '#generated/zod/messageElement.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import frame from '../Frame.module.css';
import { Frame, Line } from '../Frame.tsx';
import styles from './kinds.module.css';

function Words({ text, subtext }: Pick<MessageElement, 'text' | 'subtext'>) {
  return (
    <>
      <b className={frame.strong} dir="auto">
        {text}
      </b>
      {subtext ? (
        <small className={frame.small} dir="auto">
          {subtext}
        </small>
      ) : null}
    </>
  );
}

/** Renders a message about filtered posts: how many are hidden, and the way to the filters. */
function Filtered({ element }: { element: MessageElement }) {
  const { hiddenCount } = element;
  return (
    <Line
      label={element.text}
      className={styles.stitched}
      actions={
        <ButtonLink href={paths.settings('filters')} size="small" variant="secondary">
          <Trans>Your filters</Trans>
        </ButtonLink>
      }
    >
      <Words {...element} />
      {hiddenCount ? (
        <small className={frame.small}>
          <Plural value={hiddenCount} one="# post is hidden" other="# posts are hidden" />
        </small>
      ) : null}
    </Line>
  );
}

/** Renders a message that says why nothing follows. */
export function Message({ element }: { element: MessageElement }) {
  const { kind = 'info' } = element;
  if (kind === 'filtered') return <Filtered element={element} />;
  if (kind === 'caught-up' || kind === 'empty')
    return (
      <Frame label={element.text} className={styles.end}>
        <span className={styles.curl} aria-hidden="true" />
        <Words {...element} />
      </Frame>
    );
  return (
    <Line label={element.text}>
      <Words {...element} />
    </Line>
  );
}
