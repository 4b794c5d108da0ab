import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BoopCounterElement } from '#generated/zod/boopCounterElement.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { BoopButton } from '#src/entities/blog/BoopButton.tsx';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import frame from '../Frame.module.css';
import { Line } from '../Frame.tsx';
import styles from './kinds.module.css';

/** Renders how many boops the member sent and received, with a button that answers the last one. */
export function BoopCounter({ element }: { element: BoopCounterElement }) {
  const { t } = useLingui();
  const { counts, text, blog } = element;
  const own = useViewer().blogs.find(({ primary }) => primary);
  return (
    <Line
      label={t`Boops`}
      className={styles.boops}
      lead={
        <span className={styles.noses} aria-hidden="true">
          {blog ? <BlogAvatar blog={blog} size={38} /> : null}
          {own ? <BlogAvatar blog={own} size={38} /> : null}
        </span>
      }
      actions={counts.canBoop && blog ? <BoopButton blog={blog} isAnswer /> : null}
    >
      <span>
        <b className={frame.strong}>
          <Plural value={counts.received} one="# boop for you" other="# boops for you" />
        </b>
        , <Trans>{counts.sent} from you</Trans>
      </span>
      {text ? (
        <small className={frame.small} dir="auto">
          {text}
        </small>
      ) : null}
    </Line>
  );
}
