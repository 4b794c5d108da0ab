import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLayer } from '#src/shared/navigation/layer-context.ts';
import { cx } from '#src/shared/ui/cx.ts';
import { LogoMark } from '#src/shared/ui/Logo.tsx';
import styles from './SignIn.module.css';

type SignInFrameProps = {
  title: string;
  /** Line below the title. */
  lead?: ReactNode;
  children: ReactNode;
  /** Shown beside the form, above it where there is no room. */
  aside?: ReactNode;
  /** Link to the other form. */
  other?: ReactNode;
  /** Omits the note that the forms need scripts. */
  worksWithoutScripts?: boolean;
};

/** Sheet of the sign-in pages. Over another sheet it opens in the side panel with a background of its own. */
export function SignInFrame({
  title,
  lead,
  children,
  aside,
  other,
  worksWithoutScripts = false,
}: SignInFrameProps) {
  const { layer } = useLayer();
  const form = (
    <div className={cx(styles.frame, !aside && layer !== 'modal' && styles.ground)}>
      <header className={styles.head}>
        {aside ? null : <LogoMark size={48} />}
        <h1 className={styles.title}>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {worksWithoutScripts ? null : (
          <noscript>
            <p className={styles.lead}>
              <Trans>Turn on JavaScript to log in or sign up. You can read without it.</Trans>
            </p>
          </noscript>
        )}
      </header>
      {children}
      {other ? <p className={styles.other}>{other}</p> : null}
    </div>
  );
  if (!aside) return form;
  return (
    <div className={cx(styles.spread, layer !== 'modal' && styles.ground)} data-sheet="wide">
      {form}
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
