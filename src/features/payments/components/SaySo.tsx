import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '#src/shared/ui/cx.ts';
import styles from './SaySo.module.css';

type SaySoProps = {
  title: ReactNode;
  isBad?: boolean;
  /** True when it appears after something that the person did: takes the focus, which a screen reader follows. */
  isAnswer: boolean;
  children: ReactNode;
};

/** Says what happened to a payment, in one sentence, and what it means. */
export function SaySo({ title, isBad = false, isAnswer, children }: SaySoProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer]);
  return (
    <div className={cx(styles.say, isBad && styles.bad)}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{children}</p>
    </div>
  );
}
